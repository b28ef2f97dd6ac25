import { SURVEY_LIMITS } from '@relish/shared/surveys/surveys/choices.ts';

import { DateField } from '../../../ui/forms/date-field.tsx';
import { m } from '../../../words/m.ts';
import { AnswerSymbol } from './answer-symbol.tsx';
import { type Answer, type AskedQuestion, chooseAnswer, isChosen } from './asked-question.ts';
import { BigChoice } from './big-choice.tsx';
import type { SteadyTap } from './use-steady-tap.ts';

import styles from './tablet.module.css';

interface Props {
  question: AskedQuestion;
  value: Answer | undefined;
  steady: SteadyTap;
  onAnswer: (value: Answer | undefined) => void;
}

function findKind({ type, choices }: AskedQuestion) {
  if (choices.some(({ symbol }) => symbol !== undefined)) return 'pictures';
  return type === 'rating0_10' ? 'numbers' : 'words';
}

export function TabletAnswer({ question, value, steady, onAnswer }: Props) {
  const typed = typeof value === 'string' ? value : '';
  if (question.type === 'text')
    return (
      <textarea
        className={styles.writing}
        aria-label={m.survey_tablet_words()}
        maxLength={SURVEY_LIMITS.text}
        value={typed}
        onChange={({ target }) => onAnswer(target.value === '' ? undefined : target.value)}
      />
    );
  if (question.type === 'date')
    return (
      <DateField
        label={m.survey_date()}
        value={typed === '' ? null : typed}
        onChange={(day) => onAnswer(day ?? undefined)}
      />
    );
  return (
    <div
      className={styles.choices}
      data-kind={findKind(question)}
      data-count={question.choices.length}
    >
      {question.choices.map(({ code, label, symbol }) => (
        <BigChoice
          key={code}
          label={label}
          symbol={symbol && <AnswerSymbol name={symbol} />}
          isChosen={isChosen(code, value)}
          tap={steady(() => onAnswer(chooseAnswer(question, code, value)))}
        />
      ))}
    </div>
  );
}
