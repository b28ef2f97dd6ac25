import { guideFor } from '@relish/shared/residents/pal/guide.ts';
import type { Answers, DraftAnswers } from '@relish/shared/residents/pal/levels.ts';
import { missingDomains, score } from '@relish/shared/residents/pal/scoring.ts';
import { CHECK_INSTRUCTION } from '@relish/shared/residents/pal/statements.ts';
import { Printer } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { CheckSteps, type Step, findStep } from './check-steps.tsx';
import { GuideView } from './guide-view.tsx';
import { MissingAnswers } from './missing-answers.tsx';
import { ScoreView } from './score-view.tsx';

import styles from './private-check.module.css';

/** A private check: the answers exist only while the page is open. */
export function PrivateCheck({ onStop }: { onStop: () => void }) {
  const [answers, setAnswers] = useState<DraftAnswers>({});
  const [step, setStep] = useState<Step>(0);
  const missing = missingDomains(answers);
  return (
    <>
      <CheckSteps
        step={step}
        onStep={setStep}
        answers={answers}
        onAnswer={(domain, level) => setAnswers((now) => ({ ...now, [domain]: level }))}
        intro={
          <>
            <Banner kind="info">{m.pal_private_text()}</Banner>
            <p className={styles.instruction}>{CHECK_INSTRUCTION}</p>
          </>
        }
      >
        {missing.length > 0 ? (
          <MissingAnswers missing={missing} onGoTo={(domain) => setStep(findStep(domain))} />
        ) : (
          <Result answers={answers as Answers} />
        )}
      </CheckSteps>
      <div className={styles.actions}>
        <Button kind="quiet" size="small" onClick={onStop}>
          {m.pal_private_stop()}
        </Button>
      </div>
    </>
  );
}

function Result({ answers }: { answers: Answers }) {
  const scored = score(answers);
  const level = scored.suggested_level;
  return (
    <>
      <Card title={m.pal_check_result()}>
        <ScoreView score={scored} />
      </Card>
      <Card
        title={m.pal_private_guide()}
        actions={
          <div className={styles.actions}>
            <Button
              kind="quiet"
              size="small"
              icon={<Printer aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {m.pal_print()}
            </Button>
          </div>
        }
      >
        <p>{m.pal_private_kept()}</p>
        <GuideView guide={guideFor(level, answers)} level={level} answers={answers} />
      </Card>
    </>
  );
}
