import { SURVEY_LIMITS } from '@relish/shared/surveys/surveys/choices.ts';
import type { Question } from '@relish/shared/surveys/surveys/contract.ts';
import {
  QUESTION_TYPES,
  type QuestionType,
} from '@relish/shared/surveys/surveys/question-types.ts';

import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { parseOptions } from './survey-values.ts';
import { TYPE_WORDS } from './survey-words.ts';

import styles from './questions.module.css';

interface Props {
  at: number;
  question: Question;
  errors: { text: string[] | undefined; options: string[] | undefined };
  onChange: (question: Question) => void;
}

const RECOMMEND = 'recommend';

export function QuestionFields({ at, question, errors, onChange }: Props) {
  const { type } = question;
  const set = (change: Partial<Question>) => onChange({ ...question, ...change });
  const orNull = (text: string) => (text === '' ? null : text);
  return (
    <div className={styles.fields}>
      <TextField
        data-part="text"
        name={`questions.${at}.text`}
        label={m.surveys_question_text()}
        maxLength={SURVEY_LIMITS.question}
        autoComplete="off"
        value={question.text}
        errors={errors.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <Select
        label={m.surveys_question_type()}
        placeholder={null}
        value={type}
        onChange={(next) => set({ type: (next ?? type) as QuestionType })}
        options={QUESTION_TYPES.map((each) => ({ value: each, label: TYPE_WORDS[each]() }))}
      />
      {(type === 'single' || type === 'multi') && (
        <TextArea
          name={`questions.${at}.options`}
          label={m.surveys_question_options()}
          hint={m.surveys_question_options_hint()}
          value={question.options.map(({ label }) => label).join('\n')}
          errors={errors.options}
          onChange={({ target }) =>
            set({
              options: target.value === '' ? [] : parseOptions(target.value, question.options),
            })
          }
        />
      )}
      <TextField
        label={m.surveys_question_help()}
        optional
        maxLength={SURVEY_LIMITS.help}
        value={question.help ?? ''}
        onChange={({ target }) => set({ help: orNull(target.value) })}
      />
      <TextField
        label={m.surveys_question_section()}
        optional
        maxLength={SURVEY_LIMITS.section}
        value={question.section ?? ''}
        onChange={({ target }) => set({ section: orNull(target.value) })}
      />
      <Switch
        label={m.surveys_question_required()}
        value={question.required}
        onChange={(required) => set({ required })}
      />
      {type === 'rating0_10' && (
        <Switch
          label={m.surveys_question_recommend()}
          hint={m.surveys_question_recommend_hint()}
          value={question.domain === RECOMMEND}
          onChange={(isMeant) => set({ domain: isMeant ? RECOMMEND : null })}
        />
      )}
    </div>
  );
}
