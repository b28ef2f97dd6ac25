import { ClipboardPlus } from 'lucide-react';
import { useEffect } from 'react';

import { lazyPart } from '../../../forms/lazy-part.tsx';
import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';
import { PersonFullFields } from './person-fields.tsx';
import { useRecordDraft, useRecordForm } from './record-context.ts';

import styles from './full-part.module.css';

const SessionFields = lazyPart(
  () => import('./session-fields.tsx'),
  <Skeleton shape="pair" width="long" />,
);

/** Switches between quick and full, or says that the package has no full records. */
export function FullPart() {
  const { isFull, change, pristineType, setProblems } = useRecordForm();
  const isNew = useRecordDraft(({ edits }) => edits === undefined);
  const mayFull = useCan('reports.write-full');
  const isOffered = mayFull || isFull;
  useEffect(() => {
    if (!isOffered) return;
    SessionFields.fetchOnIdle();
    PersonFullFields.fetchOnIdle();
  }, [isOffered]);
  if (!isOffered)
    return (
      <details className={styles.locked}>
        <summary className={styles.summary}>{m.reports_full_more()}</summary>
        <LockedState
          level={3}
          title={m.reports_full_locked_title()}
          unlock={m.reports_full_unlock()}
          action={<AskForPackage />}
        >
          {m.reports_full_locked_text()}
        </LockedState>
      </details>
    );
  if (!isFull)
    return (
      <div className={styles.offer}>
        <Button
          kind="quiet"
          icon={<ClipboardPlus aria-hidden="true" />}
          onClick={() => change({ report_type: 'full' })}
        >
          {m.reports_full_more()}
        </Button>
        <p className={styles.text}>{m.reports_full_text()}</p>
      </div>
    );
  return (
    <>
      <SessionFields />
      {/* A saved full record cannot become quick again. */}
      {(isNew || pristineType === 'quick') && (
        <div>
          <Button
            kind="plain"
            size="small"
            onClick={() => {
              setProblems({});
              change({ report_type: 'quick' });
            }}
          >
            {m.reports_full_less()}
          </Button>
        </div>
      )}
    </>
  );
}
