import { useRef } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ShowMore } from '../../../ui/table/show-more.tsx';
import { m } from '../../../words/m.ts';
import { useTimeline } from './api.ts';
import { TimelineRow } from './timeline-row.tsx';

import styles from './timeline.module.css';

interface Props {
  residentId: string;
}

/** On the profile: activities the resident did, was offered or declined, latest first. */
export const ReportsCard = (props: Props) =>
  useCan('reports.view') ? <OpenCard {...props} /> : null;

function OpenCard({ residentId }: Props) {
  const past = useTimeline(residentId);
  const list = useRef<HTMLOListElement>(null);
  const entries = past.data?.pages.flatMap((page) => page.entries);
  return (
    <Card title={m.report_lists_card_title()}>
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
          <ol ref={list} className={styles.timeline} aria-label={m.report_lists_card_list()}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <TimelineRow entry={entry} />
              </li>
            ))}
          </ol>
          <div className={styles.foot}>
            <ShowMore list={list} each="a" count={entries.length} found={past} size="small" />
            <Link to={`/tabs/reports?period=quarter&resident=${residentId}`}>
              {m.report_lists_card_all()}
            </Link>
          </div>
        </>
      )}
    </Card>
  );
}
