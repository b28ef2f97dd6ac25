import { findAnswerKey } from '@relish/shared/surveys/survey-entries/answer-keys.ts';
import { SURVEY_LIMITS } from '@relish/shared/surveys/surveys/choices.ts';
import type { KeyboardEvent } from 'react';

import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { type Answer, type AskedQuestion, chooseAnswer, isChosen } from './asked-question.ts';

import styles from './survey-form.module.css';

interface Props {
  at: number;
  question: AskedQuestion;
  value: Answer | undefined;
  errors: string[] | undefined;
  onAnswer: (value: Answer | undefined) => void;
  onMove: (by: 1 | -1) => void;
}

export function PaperQuestion({ at, question, value, errors, onAnswer, onMove }: Props) {
  const { type, key } = question;
  const field = {
    name: key,
    label: m.survey_entry_question({ number: at + 1, text: question.text }),
    errors,
  };
  const typed = typeof value === 'string' ? value : '';
  if (type === 'text')
    return (
      <div className={styles.paper} data-question={at}>
        <TextArea
          {...field}
          optional
          maxLength={SURVEY_LIMITS.text}
          value={typed}
          onChange={({ target }) => onAnswer(target.value === '' ? undefined : target.value)}
        />
      </div>
    );
  if (type === 'date')
    return (
      <div className={styles.paper} data-question={at}>
        <DateField
          {...field}
          value={typed === '' ? null : typed}
          onChange={(day) => onAnswer(day ?? undefined)}
        />
      </div>
    );
  const choices = [...question.choices, ...question.noAnswers];
  const isOne = type !== 'multi';
  const choose = (code: string) => onAnswer(chooseAnswer(question, code, value));
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typedKey = event.key.toLowerCase();
    const chosen = choices.find(({ code }, index) => findAnswerKey(type, code, index) === typedKey);
    if (chosen) {
      choose(chosen.code);
      if (isOne) onMove(1);
    } else if (event.key === 'Enter') onMove(1);
    else if (event.key === 'Backspace') onAnswer(undefined);
    else return;
    event.preventDefault();
  };
  const options = choices.map(({ code, label }, index) => {
    const shortcut = findAnswerKey(type, code, index);
    const hasKey = shortcut !== undefined && (type !== 'rating0_10' || code === '10');
    return {
      value: code,
      label: hasKey ? m.survey_entry_option({ key: shortcut.toUpperCase(), label }) : label,
    };
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the radio buttons inside
    <div className={styles.paper} data-question={at} onKeyDown={press}>
      {isOne ? (
        <Chips {...field} options={options} value={typed} onChange={choose} />
      ) : (
        <Chips
          {...field}
          multiple
          options={options}
          value={choices.map(({ code }) => code).filter((code) => isChosen(code, value))}
          onChange={(next) => {
            const before = choices.map(({ code }) => code).filter((code) => isChosen(code, value));
            const changed =
              next.find((code) => !before.includes(code)) ??
              before.find((code) => !next.includes(code));
            if (changed !== undefined) choose(changed);
          }}
        />
      )}
    </div>
  );
}
