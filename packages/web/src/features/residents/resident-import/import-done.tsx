import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';

import styles from './resident-import.module.css';

/** Takes the focus, because the pressed button is gone. */
export function ImportDone({ count, onAgain }: { count: number; onAgain: () => void }) {
  const panel = useRef<HTMLElement>(null);
  const title = m.import_done_title({ count });
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} tabIndex={-1} aria-label={title}>
      <EmptyState
        illustration={<IconDisc icon={CircleCheck} size="large" />}
        title={title}
        action={
          <div className={styles.doneActions}>
            <Link kind="primary-button" to="/tabs/residents">
              {m.import_done_link()}
            </Link>
            <Button kind="quiet" onClick={onAgain}>
              {m.import_done_again()}
            </Button>
          </div>
        }
      >
        {m.import_done_text()}
      </EmptyState>
    </section>
  );
}
