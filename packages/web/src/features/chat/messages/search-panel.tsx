import { MESSAGE_LIMITS } from '@relish/shared/chat/messages/choices.ts';
import { type FormEvent, useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useFoundMessages } from './api.ts';

import styles from './thread-view.module.css';

interface Props {
  threadId: string;
  /** The resident’s name. */
  called: string | null;
  onChoose: (number: number) => void;
}

/** Finds messages of this conversation by a word. */
export function SearchPanel({ threadId, called, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setShort(wanted.length < MESSAGE_LIMITS.search);
    setText(wanted);
  };
  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <TextField
          label={m.chat_search_label()}
          type="search"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the search to type here
          autoFocus
          maxLength={100}
          value={typed}
          errors={isShort ? [m.chat_search_short()] : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" kind="quiet">
          {m.chat_search()}
        </Button>
      </form>
      {text.length >= MESSAGE_LIMITS.search && (
        <Found threadId={threadId} called={called} text={text} onChoose={onChoose} />
      )}
    </search>
  );
}

function Found({ threadId, called, text, onChoose }: Props & { text: string }) {
  const { time_zone } = useUser().carehome;
  const found = useFoundMessages(threadId, text);
  if (found.isError)
    return <ErrorState level={3} busy={found.isFetching} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton shape="pair" width="long" />;
  return (
    <div>
      <output className={styles.quiet}>{m.chat_search_found({ count: found.data.length })}</output>
      {found.data.map(({ number, at, author, of_resident, excerpt }) => (
        <button
          key={number}
          type="button"
          className={styles.found}
          onClick={() => onChoose(number)}
        >
          <span translate="no">
            {[of_resident ? called : author, formatDate(new Date(at), time_zone)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span>{excerpt}</span>
        </button>
      ))}
    </div>
  );
}
