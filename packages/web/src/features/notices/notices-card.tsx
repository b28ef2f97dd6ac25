import { useUser } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { List } from '../../ui/list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatDate } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import type { BoardNotice } from './api.ts';
import { NoticeBadges } from './notice-badges.tsx';

import styles from './notices-card.module.css';

const SHOWN = 3;
const BOARD = '/tabs/notice-board';

interface Props {
  /** The answer of `dashboard/notice-board`; nothing while it is on its way. */
  notices: readonly BoardNotice[] | undefined;
}

/** For the first screen: what one has not read yet comes first. */
export function NoticesCard({ notices }: Props) {
  const { time_zone } = useUser().carehome;
  const unread = notices?.filter(({ is_read }) => !is_read) ?? [];
  const read = notices?.filter(({ is_read }) => is_read) ?? [];
  const shown = [...unread, ...read].slice(0, SHOWN);
  return (
    <Card title={m.notices_card_title()} actions={<Link to={BOARD}>{m.notices_card_all()}</Link>}>
      {notices === undefined ? (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="middling" />
        </>
      ) : shown.length === 0 ? (
        <p className={styles.quiet}>{m.notices_card_empty()}</p>
      ) : (
        <>
          {unread.length > 0 && (
            <p className={styles.quiet}>{m.notices_card_unread({ count: unread.length })}</p>
          )}
          <List label={m.notices_card_title()} rows={shown} rowKey={({ id }) => id}>
            {(notice) => (
              <ListRow
                to={BOARD}
                title={<span translate="no">{notice.title}</span>}
                subtitle={
                  <span className={styles.line}>
                    <NoticeBadges notice={notice} isNew={!notice.is_read} />
                    <span translate="no">
                      {formatDate(new Date(notice.published_at), time_zone)}
                    </span>
                  </span>
                }
              />
            )}
          </List>
        </>
      )}
    </Card>
  );
}
