import { ArrowLeft, CircleCheckBig } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';

import { type Tutorial, useTutorial } from '../../features/library/tutorials/api.ts';
import { StepByStep } from '../../features/library/tutorials/step-by-step.tsx';
import { useSteps } from '../../features/library/tutorials/use-steps.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { m } from '../../words/m.ts';

import styles from './help-content.module.css';

interface Props {
  code: string;
  onBack: () => void;
}

/** Reads a tutorial step by step beside the page it is about. */
export function HelpTutorial({ code, onBack }: Props) {
  const { data: tutorial, isError, isFetching, refetch } = useTutorial(code);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={styles.parts}>
      <button ref={back} type="button" className={styles.way} onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {m.help_back()}
      </button>
      {tutorial ? (
        <Steps tutorial={tutorial} />
      ) : isError ? (
        <>
          <p>{m.help_offline()}</p>
          <Button kind="quiet" busy={isFetching} onClick={() => isFetching || void refetch()}>
            {m.ui_try_again()}
          </Button>
        </>
      ) : (
        <Skeleton shape="pair" width="long" />
      )}
    </div>
  );
}

function Steps({ tutorial }: { tutorial: Tutorial }) {
  const top = useRef<HTMLHeadingElement>(null);
  const scrollToTop = useCallback(() => top.current?.scrollIntoView({ block: 'nearest' }), []);
  const { at, step, heading, go } = useSteps(tutorial, scrollToTop);
  return (
    <>
      <h3 ref={top} className={styles.title}>
        {tutorial.title}
      </h3>
      {step ? (
        <StepByStep
          at={at}
          step={step}
          count={tutorial.steps.length}
          heading={heading}
          go={go}
          level={4}
        />
      ) : (
        <div className={styles.done}>
          <CircleCheckBig aria-hidden="true" />
          <h4 className={styles.title} tabIndex={-1} ref={heading}>
            {m.tutorials_finished_title()}
          </h4>
          <p>{m.tutorials_finished_text()}</p>
          <Button kind="quiet" onClick={() => go(0)}>
            {m.tutorials_again()}
          </Button>
        </div>
      )}
    </>
  );
}
