import type { Question } from '@relish/shared/surveys/surveys/contract.ts';

import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';

import styles from './results.module.css';

interface Props {
  questions: readonly Question[];
  attribution: string | null;
}

export const QuestionList = ({ questions, attribution }: Props) => (
  <Card title={m.surveys_questions_title({ count: questions.length })}>
    <ol className={styles.asked}>
      {questions.map(({ key, text }, at) => (
        <li key={key}>{m.survey_entry_question({ number: at + 1, text })}</li>
      ))}
    </ol>
    {attribution !== null && <p className={styles.quiet}>{attribution}</p>}
  </Card>
);
