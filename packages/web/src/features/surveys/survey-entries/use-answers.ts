import { checkAnswers } from '@relish/shared/surveys/survey-entries/answers.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { focusControl } from '../../../forms/focus-field.ts';
import type { AnswerableSurvey } from './api.ts';
import { type Answer, isAnswered, toAsked } from './asked-question.ts';

export type Answers = Record<string, Answer>;

/** Keeps a half-finished answer on this device, encrypted. */
export interface AnswerKeeping {
  read: () => Promise<Answers | undefined>;
  write: (answers: Answers) => void;
}

const NOT_KEPT: AnswerKeeping = { read: async () => undefined, write: () => undefined };

/** The answers of one person, checked like on the server before they are sent. */
export function useAnswers(survey: AnswerableSurvey, language: string, keeping = NOT_KEPT) {
  const [answers, setAnswers] = useState<Answers>({});
  const [isRestored, setRestored] = useState(false);
  const [problems, setProblems] = useState<Record<string, string[]>>({});
  const form = useRef<HTMLFormElement>(null);
  const isTouched = useRef(false);
  const questions = useMemo(
    () => survey.questions.map((question) => toAsked(question, language, survey.translations)),
    [survey, language],
  );

  useEffect(() => {
    let isGone = false;
    void keeping.read().then((kept) => {
      if (isGone || isTouched.current || !kept) return;
      setAnswers(kept);
      setRestored(true);
    });
    return () => {
      isGone = true;
    };
  }, [keeping]);

  const answer = useCallback(
    (key: string, value: Answer | undefined) => {
      isTouched.current = true;
      setProblems(({ [key]: _mended, ...others }) => others);
      setAnswers(({ [key]: _before, ...others }) => {
        const next = value === undefined ? others : { ...others, [key]: value };
        keeping.write(next);
        return next;
      });
    },
    [keeping],
  );

  return {
    questions,
    answers,
    answer,
    problems,
    isRestored,
    hasAnswers: Object.values(answers).some(isAnswered),
    form,
    /** Empties the form for the next person. */
    clear: () => {
      setAnswers({});
      setProblems({});
    },
    /** Shows problems at their questions and focuses the first; true if there is none. */
    check: (): boolean => {
      const found = checkAnswers(survey.questions, answers);
      setProblems(found);
      const first = questions.find(({ key }) => found[key]);
      if (!first) return true;
      focusControl(form.current?.querySelector<HTMLElement>(`[name="${first.key}"]`));
      return false;
    },
  };
}
