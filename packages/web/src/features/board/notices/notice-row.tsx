import { Eye, MoreVertical, Pencil, Pin, PinOff, RotateCcw, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { ManagedNotice } from './api.ts';
import { NoticeBadges } from './notice-badges.tsx';
import { STATES } from './notice-words.ts';
import { useNoticeActions } from './use-notice-actions.ts';

import styles from './notices.module.css';

interface Props {
  notice: ManagedNotice;
  onAskReaders: () => void;
}

export function NoticeRow({ notice, onAskReaders }: Props) {
  const { time_zone } = useUser().carehome;
  const navigate = useNavigate();
  const act = useNoticeActions(notice);
  const { title, body, state, pinned, readers, homes, hidden_by: hiddenBy } = notice;
  const day = (moment: string) => formatDate(new Date(moment), time_zone);
  const isUp = state === 'live' || state === 'scheduled';
  return (
    <article className={styles.row} aria-label={title}>
      <div className={styles.words}>
        <NoticeBadges notice={notice} withAudience isHidden={isUp && hiddenBy.length > 0} />
        <h2 className={styles.title} translate="no">
          {title}
        </h2>
        {body !== '' && (
          <p className={styles.excerpt} translate="no">
            {body}
          </p>
        )}
        <p className={styles.facts}>
          <span translate="no">
            {STATES[state].when({ from: day(notice.publish_at), to: day(notice.expires_at) })}
          </span>
          {notice.author !== null && <span translate="no">{notice.author}</span>}
          {homes > 1 && <span>{m.notices_homes({ count: homes })}</span>}
        </p>
        {readers && (
          <div>
            <Button
              kind="quiet"
              size="small"
              icon={<Eye aria-hidden="true" />}
              onClick={onAskReaders}
            >
              {m.notices_readers(readers)}
            </Button>
          </div>
        )}
      </div>
      <Menu
        label={m.notices_more({ title })}
        align="end"
        trigger={
          <IconButton label={m.notices_more({ title })}>
            <MoreVertical aria-hidden="true" />
          </IconButton>
        }
        choices={[
          {
            id: 'edit',
            label: m.notices_edit(),
            icon: Pencil,
            onSelect: () => void navigate(`/manage-notice-board?id=${notice.id}`),
          },
          ...(isUp
            ? [
                {
                  id: 'pin',
                  label: pinned ? m.notices_unpin() : m.notices_pin(),
                  icon: pinned ? PinOff : Pin,
                  onSelect: () => act.pin(!pinned),
                },
                {
                  id: 'withdraw',
                  label: m.notices_withdraw(),
                  icon: Trash2,
                  kind: 'danger' as const,
                  onSelect: act.withdraw,
                },
              ]
            : []),
          ...(state === 'withdrawn'
            ? [
                {
                  id: 'again',
                  label: m.notices_publish_again(),
                  icon: RotateCcw,
                  onSelect: act.publishAgain,
                },
              ]
            : []),
        ]}
      />
      {isUp && hiddenBy.length > 0 && (
        <p className={styles.hidden} translate="no">
          {m.notices_hidden_by({ names: hiddenBy.join(', ') })}
        </p>
      )}
    </article>
  );
}
