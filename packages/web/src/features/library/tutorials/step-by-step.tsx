import type { Ref } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { m } from '../../../words/m.ts';
import type { Tutorial } from './api.ts';
import { StepView } from './step-view.tsx';

import styles from './step-by-step.module.css';

interface Props {
  step: Tutorial['steps'][number];
  at: number;
  count: number;
  go: (to: number) => void;
  heading: Ref<HTMLHeadingElement>;
  level?: 2 | 4;
}

export const StepByStep = ({ step, at, count, go, heading, level = 2 }: Props) => (
  <>
    <ProgressBar
      label={m.tutorials_step_of({ number: at + 1, all: count })}
      value={(at + 1) / count}
      valueText=""
    />
    <StepView key={at} step={step} number={at + 1} level={level} headingRef={heading} />
    <div className={styles.bar}>
      {at > 0 && (
        <Button kind="quiet" onClick={() => go(at - 1)}>
          {m.tutorials_before()}
        </Button>
      )}
      <Button onClick={() => go(at + 1)}>
        {at + 1 === count ? m.tutorials_finish() : m.tutorials_next()}
      </Button>
    </div>
  </>
);
