import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LetterSent } from '../../../ui/illustrations/letter-sent.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type PendingRelative, usePending } from './api.ts';
import { fullName, RELATIONSHIP_WORDS, describeStatus } from './relative-words.ts';
import { Resend } from './resend.tsx';

import styles from './relatives.module.css';

/** Invited relatives who have not used their link yet. */
export function PendingList() {
  const { data, isError, isFetching, refetch } = usePending(useCan('relatives.manage'));
  if (isError) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  if (data.length === 0)
    return (
      <EmptyState
        illustration={<LetterSent />}
        title={m.relatives_pending_none_title()}
        action={
          <Link kind="quiet-button" to="/tabs/residents">
            {m.relatives_to_residents()}
          </Link>
        }
      >
        {m.relatives_pending_none()}
      </EmptyState>
    );
  return (
    <List label={m.relatives_pending_title()} rows={data} rowKey={({ id }) => id}>
      {(row) => <Row row={row} />}
    </List>
  );
}

function Row({ row }: { row: PendingRelative }) {
  const status = describeStatus({ ...row, status: 'invited', access_level: 1 });
  return (
    <ListRow
      to={`/manage-relative?resident=${row.resident_id}&id=${row.id}`}
      leading={
        <Avatar id={row.id} firstName={row.first_name} lastName={row.last_name} size="medium" />
      }
      title={fullName(row)}
      subtitle={
        <>
          {m.relatives_pending_for({
            relationship: RELATIONSHIP_WORDS[row.relationship](),
            name: row.preferred_name,
          })}
          <span className={styles.badges}>
            <Badge kind={status.kind}>{status.words}</Badge>
            {m.relatives_invited_on({ date: formatDate(new Date(row.invited_at)) })}
          </span>
        </>
      }
      trailing={<Resend id={row.id} size="small" />}
    />
  );
}
