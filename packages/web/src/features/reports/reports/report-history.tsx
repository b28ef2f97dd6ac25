import { useState } from 'react';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { m } from '../../../words/m.ts';
import { type Report, type ReportVersion, useReportHistory } from './api.ts';
import { ChangeList } from './change-list.tsx';
import { useMoments } from './moment-words.ts';

import styles from './report-view.module.css';

const ACTIONS: Record<ReportVersion['action'], () => string> = {
  add: m.reports_did_add,
  edit: m.reports_did_edit,
  upgrade: m.reports_did_upgrade,
  amend: m.reports_did_amend,
  void: m.reports_did_void,
  share: m.reports_did_share,
  keep: m.reports_did_keep,
};

/** Every version, newest first. */
export function ReportHistory({ report }: { report: Report }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useReportHistory(report.id, isOpen);
  return (
    <Fold
      title={m.reports_history({ count: report.version })}
      isOpen={isOpen}
      onToggle={setOpen}
      className={styles.history}
    >
      {data ? (
        <ol className={styles.versions}>
          {data.toReversed().map((version) => (
            <Version key={version.version} version={version} />
          ))}
        </ol>
      ) : isError ? (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="pair" width="long" />
      )}
    </Fold>
  );
}

function Version({ version }: { version: ReportVersion }) {
  const { dated } = useMoments();
  const { action, by, at, reason, changes } = version;
  return (
    <li className={styles.version}>
      <p>
        <span className={styles.who}>
          {m.reports_did({ name: by ?? m.reports_somebody(), what: ACTIONS[action]() })}
        </span>{' '}
        <span className={styles.label}>{dated(at)}</span>
      </p>
      {reason !== null && <p className={styles.why}>“{reason}”</p>}
      {action !== 'add' && action !== 'void' && <ChangeList changes={changes} />}
    </li>
  );
}
