import { useUser } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { formatDate, formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type ManagedNotice, useReceipts } from './api.ts';

import styles from './notices.module.css';

interface Props {
  notice: ManagedNotice;
  onClose: () => void;
}

/** Who among the current staff has read the notice; those who have not come first. */
export function Receipts({ notice, onClose }: Props) {
  const receipts = useReceipts(notice.id);
  const { time_zone } = useUser().carehome;
  const at = (moment: string) =>
    m.ui_moment({
      day: formatDate(new Date(moment), time_zone),
      time: formatTime(new Date(moment), time_zone),
    });
  const read = receipts.data?.filter(({ read_at }) => read_at !== null) ?? [];
  const unread = receipts.data?.filter(({ read_at }) => read_at === null) ?? [];
  return (
    <Drawer isOpen onClose={onClose} title={m.notices_receipts_title()}>
      {receipts.isError ? (
        <ErrorState busy={receipts.isFetching} onRetry={() => void receipts.refetch()} />
      ) : receipts.isPending ? (
        <Skeleton shape="pair" width="long" />
      ) : (
        <div className={styles.readers}>
          <h3>
            {unread.length === 0
              ? m.notices_receipts_everybody()
              : m.notices_receipts_unread({ count: unread.length })}
          </h3>
          <ul className={styles.people}>
            {unread.map(({ id, name }) => (
              <li key={id} translate="no">
                {name}
              </li>
            ))}
          </ul>
          <h3>{m.notices_receipts_read({ count: read.length })}</h3>
          <ul className={styles.people}>
            {read.map(({ id, name, read_at }) => (
              <li key={id} translate="no">
                <span>{name}</span>
                <span className={styles.quiet}>{read_at !== null && at(read_at)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Drawer>
  );
}
