import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { useUnread } from './api.ts';

import styles from './chat-badge.module.css';

/** How many conversations have unread messages, beside the name of the place. */
export default function ChatBadge() {
  const { data } = useUnread();
  if (!data || data.unread === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{data.unread > 99 ? '99+' : data.unread}</span>
      <VisuallyHidden>{m.chat_badge({ count: data.unread })}</VisuallyHidden>
    </span>
  );
}
