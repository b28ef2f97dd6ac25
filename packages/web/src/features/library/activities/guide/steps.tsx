import { Check, MonitorSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';

import { canKeepAwake, keepAwake } from '../../../../platform/wake-lock.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toggled } from '../../../../ui/forms/choice-group.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { m } from '../../../../words/m.ts';
import type { Activity } from '../api.ts';

import styles from './steps.module.css';

/** In follow mode the steps are large and can be ticked off, and the screen stays on. */
export function Steps({ guide: { steps, description } }: { guide: Activity['guide'] }) {
  const [follows, setFollows] = useState(false);
  const [done, setDone] = useState<number[]>([]);
  useEffect(() => (follows ? keepAwake() : undefined), [follows]);
  const shown = Object.entries(steps).map(([at, text]) => ({ number: Number(at) + 1, text }));
  return (
    <Card
      title={m.guide_steps()}
      {...(steps.length > 0 && {
        actions: (
          <Button
            kind={follows ? 'primary' : 'quiet'}
            size="small"
            icon={<MonitorSmartphone aria-hidden="true" />}
            aria-pressed={follows}
            onClick={() => {
              setFollows(!follows);
              setDone([]);
            }}
          >
            {m.guide_follow()}
          </Button>
        ),
      })}
    >
      {description !== null && <p className={styles.description}>{description}</p>}
      {follows && (
        <output className={styles.note}>
          {canKeepAwake() ? m.guide_follow_awake() : m.guide_follow_note()}
        </output>
      )}
      {steps.length > 0 && (
        <ol className={styles.steps} data-follows={follows || undefined}>
          {shown.map(({ number, text }) => {
            const isDone = done.includes(number);
            const words = (
              <>
                <span className={styles.number} aria-hidden="true">
                  {isDone ? <Check /> : number}
                </span>
                <span>{text}</span>
              </>
            );
            return (
              <li key={number} className={styles.step} data-done={isDone || undefined}>
                {follows ? (
                  <button
                    type="button"
                    className={styles.tick}
                    aria-pressed={isDone}
                    onClick={() => setDone(toggled(done, number))}
                  >
                    {words}
                  </button>
                ) : (
                  words
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
