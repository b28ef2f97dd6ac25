import {
  type Domain,
  DOMAINS,
  type DraftAnswers,
  type Level,
} from '@relish/shared/residents/pal/levels.ts';
import { missingDomains } from '@relish/shared/residents/pal/scoring.ts';
import { type ReactNode, useEffect, useRef } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import type { Focusable } from '../../../ui/forms/field-frame.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { m } from '../../../words/m.ts';
import { StatementQuestion } from './statement-question.tsx';

import styles from './check-steps.module.css';

/** The introduction, one of nine headings, or the result. */
export type Step = number;
export const RESULT: Step = DOMAINS.length + 1;
export const findStep = (domain: Domain): Step => DOMAINS.indexOf(domain) + 1;

interface Props {
  step: Step;
  onStep: (step: Step) => void;
  answers: DraftAnswers;
  onAnswer: (domain: Domain, level: Level) => void;
  listErrors?: (domain: Domain) => string[] | undefined;
  intro: ReactNode;
  /** The result. */
  children: ReactNode;
}

/** One page on wide screens, one heading at a time on a phone. */
export function CheckSteps(props: Props) {
  const isWide = useWideScreen();
  return isWide ? <OnePage {...props} /> : <OneByOne {...props} />;
}

function OnePage({ step, answers, onAnswer, listErrors, intro, children }: Props) {
  const questions = useRef(new Map<Domain, Focusable | null>());
  const left = missingDomains(answers);
  useEffect(() => {
    const domain = DOMAINS[step - 1];
    if (domain) questions.current.get(domain)?.focus();
  }, [step]);
  return (
    <div className={styles.page}>
      {intro}
      {DOMAINS.map((domain) => (
        <StatementQuestion
          key={domain}
          ref={(question) => void questions.current.set(domain, question)}
          domain={domain}
          value={answers[domain]}
          errors={listErrors?.(domain)}
          onChange={(level) => onAnswer(domain, level)}
        />
      ))}
      <div className={styles.sticky}>
        <ProgressBar
          label={m.pal_check_progress_all({ count: DOMAINS.length - left.length })}
          value={1 - left.length / DOMAINS.length}
          valueText=""
        />
      </div>
      {children}
    </div>
  );
}

function OneByOne({ step, onStep, answers, onAnswer, listErrors, intro, children }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const domain = DOMAINS[step - 1];
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Behaves like a new page, so the focus goes to its top.
    top.current?.focus();
    window.scrollTo(0, 0);
  }, [step]);
  return (
    <div ref={top} tabIndex={-1} className={styles.page}>
      {domain && (
        <ProgressBar
          label={m.pal_check_progress({ number: step, count: DOMAINS.length })}
          value={step / DOMAINS.length}
          valueText=""
        />
      )}
      {step === 0 && intro}
      {domain && (
        <StatementQuestion
          key={domain}
          domain={domain}
          value={answers[domain]}
          errors={listErrors?.(domain)}
          onChange={(level) => onAnswer(domain, level)}
        />
      )}
      {step === RESULT && children}
      <div className={styles.bar}>
        {step > 0 && (
          <Button kind="quiet" onClick={() => onStep(step - 1)}>
            {m.pal_check_back()}
          </Button>
        )}
        {step < RESULT && (
          <Button
            kind={domain && !answers[domain] ? 'quiet' : 'primary'}
            onClick={() => onStep(step + 1)}
          >
            {nextWords(step, answers)}
          </Button>
        )}
      </div>
    </div>
  );
}

function nextWords(step: Step, answers: DraftAnswers): string {
  const domain = DOMAINS[step - 1];
  if (!domain) return m.pal_check_begin();
  if (!answers[domain]) return m.pal_check_skip();
  return step === DOMAINS.length ? m.pal_check_to_result() : m.pal_check_next();
}
