import type { HelperRole } from '@relish/shared/surveys/survey-entries/choices.ts';
import { useMemo, useState } from 'react';

import type { AnswerableSurvey } from './api.ts';
import { type Answer, isAnswered, toAsked } from './asked-question.ts';
import { TabletQuestion } from './tablet-question.tsx';
import { TabletStop } from './tablet-stop.tsx';
import { useSteadyTap } from './use-steady-tap.ts';

interface Props {
  survey: Pick<AnswerableSurvey, 'questions' | 'translations'>;
  language: string;
  onHelped: (role: HelperRole) => void;
  /** Undefined when the answers are not to be kept. */
  onFinish: (answers: Record<string, Answer> | undefined) => void;
  onLeave: () => void;
}

/** The answers are held only here, because the next person gets the same tablet. */
export function TabletQuestions({ survey, language, onHelped, onFinish, onLeave }: Props) {
  const questions = useMemo(
    () => survey.questions.map((question) => toAsked(question, language, survey.translations)),
    [survey, language],
  );
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Record<string, Answer>>({});
  const [isStopping, setStopping] = useState(false);
  const steady = useSteadyTap();
  const question = questions[at];
  const hasAnswers = Object.values(answers).some(isAnswered);
  if (isStopping || !question)
    return (
      <TabletStop
        hasAnswers={hasAnswers}
        steady={steady}
        onCarryOn={() => setStopping(false)}
        onSave={() => onFinish(answers)}
        onDiscard={() => onFinish(undefined)}
      />
    );
  const step = (by: 1 | -1) => {
    if (at + by >= questions.length) onFinish(hasAnswers ? answers : undefined);
    else setAt(at + by);
  };
  return (
    <TabletQuestion
      key={question.key}
      question={question}
      language={language}
      at={at}
      count={questions.length}
      value={answers[question.key]}
      steady={steady}
      onAnswer={(value) =>
        setAnswers(({ [question.key]: _before, ...others }) =>
          value === undefined ? others : { ...others, [question.key]: value },
        )
      }
      onStep={step}
      onStop={() => setStopping(true)}
      onHelped={onHelped}
      onLeave={onLeave}
    />
  );
}
