import { useEffect, useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { m } from '../../words/m.ts';
import { Afterwards } from './afterwards.tsx';
import { type Tutorial, useSetProgress } from './api.ts';
import { StepView } from './step-view.tsx';

import styles from './one-by-one.module.css';

/** Where somebody stopped, unless they have been through. */
const startOf = ({ progress, steps }: Tutorial) =>
  progress && !progress.done ? Math.min(progress.step, steps.length - 1) : 0;

export function OneByOne({ tutorial }: { tutorial: Tutorial }) {
  const { code, steps } = tutorial;
  const [at, setAt] = useState(() => startOf(tutorial));
  const { mutate } = useSetProgress();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    // Like a new page: reading starts at its top.
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [at]);
  const go = (to: number) => {
    if (to > at) mutate({ code, step: to, done: to === steps.length });
    setAt(to);
  };
  const step = steps[at];
  if (!step) return <Afterwards ref={heading} tutorial={tutorial} onAgain={() => setAt(0)} />;
  return (
    <>
      <ProgressBar
        label={m.tutorials_step_of({ number: at + 1, all: steps.length })}
        value={(at + 1) / steps.length}
        valueText=""
      />
      <StepView key={at} step={step} number={at + 1} headingRef={heading} />
      <div className={styles.bar}>
        {at > 0 && (
          <Button kind="quiet" onClick={() => go(at - 1)}>
            {m.tutorials_before()}
          </Button>
        )}
        <Button onClick={() => go(at + 1)}>
          {at + 1 === steps.length ? m.tutorials_finish() : m.tutorials_next()}
        </Button>
      </div>
    </>
  );
}
