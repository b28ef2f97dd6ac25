import { SURVEY_LIMITS } from '@relish/shared/surveys/surveys/choices.ts';

import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { type Answer, type AskedQuestion, chooseAnswer, isChosen } from './asked-question.ts';

import styles from './survey-form.module.css';

interface Props {
  questions: readonly AskedQuestion[];
  answers: Readonly<Record<string, Answer>>;
  problems: Readonly<Record<string, string[]>>;
  onAnswer: (key: string, value: Answer | undefined) => void;
}

/** Questions in a row share a card if they share a section. */
function groupBySection(questions: readonly AskedQuestion[]) {
  const groups: { section: string | null; questions: AskedQuestion[] }[] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    if (last && last.section === question.section) last.questions.push(question);
    else groups.push({ section: question.section, questions: [question] });
  }
  return groups;
}

/** All questions on one page, for those who read and type themselves. */
export const SurveyForm = ({ questions, ...rest }: Props) => (
  <div className={styles.form}>
    {groupBySection(questions).map((group) => (
      <Card key={group.questions[0]?.key} title={group.section ?? m.survey_questions()}>
        {group.questions.map((question) => (
          <FormQuestion key={question.key} question={question} {...rest} />
        ))}
      </Card>
    ))}
  </div>
);

type QuestionProps = Omit<Props, 'questions'> & { question: AskedQuestion };

function FormQuestion({ question, answers, problems, onAnswer }: QuestionProps) {
  const { key, type } = question;
  const value = answers[key];
  const typed = typeof value === 'string' ? value : '';
  const field = {
    name: key,
    label: question.text,
    hint: question.help ?? undefined,
    optional: type === 'text' && !question.required,
    errors: problems[key],
  };
  if (type === 'text')
    return (
      <TextArea
        {...field}
        maxLength={SURVEY_LIMITS.text}
        value={typed}
        onChange={({ target }) => onAnswer(key, target.value === '' ? undefined : target.value)}
      />
    );
  if (type === 'date')
    return (
      <DateField
        {...field}
        value={typed === '' ? null : typed}
        onChange={(day) => onAnswer(key, day ?? undefined)}
      />
    );
  const options = [...question.choices, ...question.noAnswers].map(({ code, label }) => ({
    value: code,
    label,
  }));
  const choose = (code: string) => onAnswer(key, chooseAnswer(question, code, value));
  if (type !== 'multi')
    return <Chips {...field} options={options} value={typed} onChange={choose} />;
  const chosen = options.map((each) => each.value).filter((code) => isChosen(code, value));
  return (
    <Chips
      {...field}
      multiple
      options={options}
      value={chosen}
      onChange={(next) => {
        const changed =
          next.find((code) => !chosen.includes(code)) ??
          chosen.find((code) => !next.includes(code));
        if (changed !== undefined) choose(changed);
      }}
    />
  );
}
