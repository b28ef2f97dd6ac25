import { isRelative } from '@relish/shared/permissions.ts';
import { CheckCheck } from 'lucide-react';

import { useUser } from '../../../session/use-session.ts';
import { formatList } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Thread } from '../threads/api.ts';
import type { MessageWindow } from './message-window.ts';

import styles from './message-list.module.css';

interface Props {
  thread: Thread;
  held: MessageWindow;
}

/** Below the last message: families learn that the home has seen theirs, colleagues who has read it. */
export function SeenLine({ thread, held }: Props) {
  const user = useUser();
  const words = isRelative(user) ? familyWords() : staffWords();
  if (words === '') return null;
  return (
    <p className={styles.seen}>
      <CheckCheck aria-hidden="true" />
      <span>{words}</span>
    </p>
  );

  // Never a carer's name: the home answers as a whole.
  function familyWords(): string {
    const own = held.messages.findLast(({ author }) => author?.is_own)?.number;
    return own !== undefined && thread.seen.home >= own ? m.chat_seen_home() : '';
  }

  function staffWords(): string {
    const last = held.messages.at(-1);
    if (!last) return '';
    const readers = thread.readers
      .filter(({ id, number }) => number >= last.number && id !== user.id && id !== last.author?.id)
      .map(({ name }) => name);
    const isSeenByFamily =
      (thread.kind === 'family' || thread.kind === 'private') &&
      last.author?.is_home === true &&
      thread.seen.family >= last.number;
    return [
      isSeenByFamily ? m.chat_seen_family() : '',
      readers.length > 0 ? m.chat_seen_by({ names: formatList(readers) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  }
}
