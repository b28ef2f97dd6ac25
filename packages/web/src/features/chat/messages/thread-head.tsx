import { isRelative } from '@relish/shared/permissions.ts';
import { ArrowLeft, Search } from 'lucide-react';
import { Link } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { PageTools } from '../../../ui/layout/page-tools.tsx';
import { formatList } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Thread } from '../threads/api.ts';
import { threadName, ThreadSign } from '../threads/public.tsx';
import { ThreadMenu } from './thread-menu.tsx';

import styles from './thread-view.module.css';

interface Frame {
  level: 1 | 2;
  back: string | undefined;
}

interface Props extends Frame {
  thread: Thread;
  /** Number of the last message. */
  last: number;
  isSearching: boolean;
  onSearch: () => void;
  onSay: () => void;
}

export function ThreadHead(props: Props) {
  const { thread, level, back, last, isSearching, onSearch, onSay } = props;
  const user = useUser();
  const people = peopleWords();
  return (
    <header className={styles.head} data-level={level}>
      <Back to={back} />
      <ThreadSign thread={thread} />
      <div className={styles.names}>
        <Heading level={level}>{threadName(thread, user)}</Heading>
        {people !== '' && <p translate="no">{people}</p>}
      </div>
      {level === 2 && (
        <IconButton label={m.chat_search_open()} aria-expanded={isSearching} onClick={onSearch}>
          <Search aria-hidden="true" />
        </IconButton>
      )}
      <ThreadMenu
        thread={thread}
        last={last}
        onSearch={level === 1 ? onSearch : undefined}
        onSay={onSay}
      />
      {level === 1 && <PageTools />}
    </header>
  );

  function peopleWords(): string {
    const { kind, relatives, assigned_to, home_name } = thread;
    if (kind === 'team' || kind === 'household') return '';
    const others = relatives.filter(({ is_own }) => !is_own).map(({ name }) => name);
    if (isRelative(user))
      return kind === 'private' ? '' : m.chat_with({ names: formatList([home_name, ...others]) });
    const who = assigned_to
      ? assigned_to.id === user.id
        ? m.chat_assigned_me()
        : m.chat_assigned({ name: assigned_to.name })
      : '';
    return [kind === 'private' ? '' : formatList(others), who].filter(Boolean).join(' · ');
  }
}

/** While the conversation loads, or if it is not there. */
export const EmptyHead = ({ level, back }: Frame) => (
  <header className={styles.head} data-level={level}>
    <Back to={back} />
    <div className={styles.names}>
      <Heading level={level}>{m.chat_conversation()}</Heading>
    </div>
    {level === 1 && <PageTools />}
  </header>
);

const Heading = ({ level, children }: { level: 1 | 2; children: string }) =>
  level === 1 ? <PageHeading>{children}</PageHeading> : <h2 translate="no">{children}</h2>;

const Back = ({ to }: { to: string | undefined }) =>
  to !== undefined && (
    <Link to={to} className={styles.back} aria-label={m.ui_back()}>
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
