import { Check } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { m } from '../../../words/m.ts';
import { type Tutorial, useSetProgress } from './api.ts';
import { GoodToKnow, Related } from './further.tsx';
import { StepView } from './step-view.tsx';

import styles from './all-steps.module.css';

const stepId = (index: number) => `step-${index + 1}`;

function show(index: number) {
  const step = document.querySelector(`#${stepId(index)}`);
  step?.scrollIntoView();
  step?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}

export function AllSteps({ tutorial }: { tutorial: Tutorial }) {
  const { code, steps, progress } = tutorial;
  const { mutate, isPending } = useSetProgress();
  const [done, setDone] = useState(progress?.done ?? false);
  const finish = () =>
    mutate({ code, step: steps.length, done: true }, { onSuccess: () => setDone(true) });
  return (
    <div className={styles.page}>
      <div className={styles.steps}>
        {steps.map((step, index) => (
          <StepView key={step.title} id={stepId(index)} step={step} number={index + 1} />
        ))}
        <GoodToKnow tutorial={tutorial} />
        <Related tutorial={tutorial} />
      </div>
      <aside className={styles.side}>
        <nav aria-label={m.tutorials_steps()}>
          <ol className={styles.list}>
            {steps.map(({ title }, index) => (
              <li key={title}>
                <button type="button" className={styles.entry} onClick={() => show(index)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <output>
          {done && (
            <Badge kind="brand" icon={Check}>
              {m.tutorials_done()}
            </Badge>
          )}
        </output>
        {!done && (
          <Button fullWidth busy={isPending} onClick={() => isPending || finish()}>
            {m.tutorials_mark_done()}
          </Button>
        )}
      </aside>
    </div>
  );
}
