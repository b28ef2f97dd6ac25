import { useCan } from '../../session/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LetterSent } from '../../ui/illustrations/letter-sent.tsx';
import { Link } from '../../ui/link.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { List } from '../../ui/list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatDate } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import { type PendingRelative, usePending } from './api.ts';
import { fullName, RELATIONSHIP_WORDS, statusOf } from './relative-words.ts';
import { Resend } from './resend.tsx';

import styles from './relatives.module.css';

/** Everybody of this home who has a link in their mailbox and has not used it. */
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
  const status = statusOf({ ...row, status: 'invited', access_level: 1 });
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
