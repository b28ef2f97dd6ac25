import { ClipboardPlus } from 'lucide-react';

import { useCan } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { LockedState } from '../../ui/locked-state.tsx';
import { m } from '../../words/m.ts';
import { useRecordForm } from './record-context.ts';
import { SessionFields } from './session-fields.tsx';

import styles from './full-part.module.css';

/** From quick to full and back; where the home's package has none, it says so. */
export function FullPart() {
  const { isFull, change, draft, pristineType, setProblems } = useRecordForm();
  const mayFull = useCan('reports.write-full');
  if (!mayFull && !isFull)
    return (
      <details className={styles.locked}>
        <summary className={styles.summary}>{m.reports_full_more()}</summary>
        <LockedState
          level={3}
          title={m.reports_full_locked_title()}
          unlock={m.reports_full_unlock()}
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
      {/* A full report never becomes a quick one again. */}
      {(draft.edits === undefined || pristineType === 'quick') && (
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
