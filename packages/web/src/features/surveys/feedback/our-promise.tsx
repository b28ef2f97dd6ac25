import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import { usePromise } from './api.ts';

import styles from './listening.module.css';

// Loaded when opened.
const PromiseDialog = lazy(() => import('./promise-dialog.tsx'));

/** How soon the home answers, which managers can change. */
export function OurPromise() {
  const { data } = usePromise();
  const mayManage = useCan('feedback.manage');
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  return (
    <div className={styles.row}>
      <p className={styles.quiet}>
        {m.feedback_promise({
          acknowledge: data.acknowledge_working_days,
          answer: data.answer_days,
        })}
      </p>
      {mayManage && (
        <Button kind="plain" size="small" onClick={() => setOpen(true)}>
          {m.feedback_promise_change()}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PromiseDialog promised={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
