import type { Status } from '@relish/shared/residents/choices.ts';
import { livesHere } from '@relish/shared/residents/status-machine.ts';
import { NotebookPen } from 'lucide-react';

import { useCan } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';
import { useTimeline } from './api.ts';
import { TimelineRow } from './timeline-row.tsx';

import styles from './timeline.module.css';

interface Props {
  residentId: string;
  status: Status;
}

/** On the profile: what somebody did, was offered or turned down, the latest first. */
export const ReportsCard = (props: Props) =>
  useCan('reports.view') ? <OpenCard {...props} /> : null;

function OpenCard({ residentId, status }: Props) {
  const mayAdd = useCan('reports.add') && livesHere(status);
  const past = useTimeline(residentId);
  const entries = past.data?.pages.flatMap((page) => page.entries);
  return (
    <Card
      title={m.report_lists_card_title()}
      actions={
        mayAdd && (
          <Link
            kind="quiet-button"
            to={`/manage-report?residents=${residentId}`}
            icon={<NotebookPen aria-hidden="true" />}
          >
            {m.report_lists_card_record()}
          </Link>
        )
      }
    >
      {past.isPending && (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      )}
      {past.isError && !entries && (
        <>
          <p>{m.report_lists_card_error()}</p>
          <div>
            <Button
              kind="quiet"
              size="small"
              busy={past.isFetching}
              onClick={() => past.isFetching || void past.refetch()}
            >
              {m.ui_try_again()}
            </Button>
          </div>
        </>
      )}
      {entries?.length === 0 && <p className={styles.quiet}>{m.report_lists_card_empty()}</p>}
      {entries && entries.length > 0 && (
        <>
          <ol className={styles.timeline} aria-label={m.report_lists_card_list()}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <TimelineRow entry={entry} />
              </li>
            ))}
          </ol>
          <div className={styles.foot}>
            {past.hasNextPage && (
              <Button
                kind="quiet"
                size="small"
                busy={past.isFetchingNextPage}
                onClick={() => past.isFetchingNextPage || void past.fetchNextPage()}
              >
                {m.report_lists_more()}
              </Button>
            )}
            <Link to={`/tabs/reports?period=quarter&resident=${residentId}`}>
              {m.report_lists_card_all()}
            </Link>
          </div>
        </>
      )}
    </Card>
  );
}
