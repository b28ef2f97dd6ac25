import { useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { BoardNotice } from './api.ts';
import { NoticeBadges } from './notice-badges.tsx';

import styles from './notices-card.module.css';

const SHOWN = 3;
const BOARD = '/tabs/notice-board';

interface Props {
  /** Answer of `dashboard/notice-board`; undefined while loading. */
  notices: readonly BoardNotice[] | undefined;
}

/** Card on the first screen, with unread notices first. */
export function NoticesCard({ notices }: Props) {
  const { time_zone } = useUser().carehome;
  const unread = notices?.filter(({ is_read }) => !is_read) ?? [];
  const read = notices?.filter(({ is_read }) => is_read) ?? [];
  const shown = [...unread, ...read].slice(0, SHOWN);
  return (
    <Card
      tour="home-notices"
      title={m.notices_card_title()}
      actions={<Link to={BOARD}>{m.notices_card_all()}</Link>}
    >
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
