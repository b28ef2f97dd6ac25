import type { SendProblem } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { listSendProblems } from '@relish/shared/risks/risk-assessments/send-problems.ts';
import { useWatch } from 'react-hook-form';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { findStep, type StepId } from './assessment-fields.ts';
import { useAssessmentForm } from './assessment-form-context.ts';
import { type AssessmentValues, toSendable } from './assessment-values.ts';
import { SEND_PROBLEM_WORDS } from './risk-words.ts';

import styles from './lines.module.css';

export function useSendProblems(): SendProblem[] {
  const { control } = useAssessmentForm();
  return listSendProblems(toSendable(useWatch({ control }) as AssessmentValues));
}

const stepOf = (problem: SendProblem): StepId =>
  problem === 'unconfirmed' || problem === 'line_rules' ? 'hazards' : findStep(problem);

/** Lists what is missing; each leads to its part. */
export function SendChecks({ onGoTo }: { onGoTo: (step: StepId) => void }) {
  const problems = useSendProblems();
  if (problems.length === 0) return null;
  return (
    <Banner kind="info" title={m.risks_todo_title()}>
      <ul className={styles.todo}>
        {problems.map((problem) => (
          <li key={problem}>
            <Button kind="plain" size="small" onClick={() => onGoTo(stepOf(problem))}>
              {SEND_PROBLEM_WORDS[problem]()}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
