import { lazy, Suspense, useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { RiskAssessment } from './api.ts';
import { BandBadge } from './band-badge.tsx';

import styles from './assessment-view.module.css';

// Loaded when opened.
const Differences = lazy(() => import('./differences.tsx'));

export function VersionHistory({ assessment }: { assessment: RiskAssessment }) {
  const { time_zone } = useUser().carehome;
  const { history, version } = assessment;
  const [compared, setCompared] = useState<number>();
  return (
    <Card title={m.risks_history()}>
      {history.length === 0 && <p className={styles.quiet}>{m.risks_history_none()}</p>}
      {history.length > 0 && (
        <List label={m.risks_history()} rows={history} rowKey={(row) => row.version}>
          {(row) => (
            <ListRow
              title={m.risks_version({ version: row.version })}
              subtitle={m.risks_history_row({
                name: row.approver.name,
                day: formatDate(new Date(row.approved_at), time_zone),
              })}
              trailing={
                <span className={styles.row}>
                  <BandBadge band={row.band} />
                  {row.version !== version && (
                    <Button
                      kind="quiet"
                      size="small"
                      aria-expanded={compared === row.version}
                      onClick={() =>
                        setCompared(compared === row.version ? undefined : row.version)
                      }
                    >
                      {m.risks_differences_show({ version: row.version })}
                    </Button>
                  )}
                </span>
              }
            />
          )}
        </List>
      )}
      {compared !== undefined && (
        <Suspense fallback={<Skeleton shape="pair" width="long" />}>
          <Differences assessment={assessment} version={compared} />
        </Suspense>
      )}
    </Card>
  );
}
