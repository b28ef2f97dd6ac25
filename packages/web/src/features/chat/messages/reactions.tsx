import type { Reaction } from '@relish/shared/chat/messages/choices.ts';
import type { Message } from '@relish/shared/chat/messages/contract.ts';

import { m } from '../../../words/m.ts';
import { useReact } from './api.ts';
import { REACTION_WORDS } from './message-words.ts';

import styles from './message-list.module.css';

interface Props {
  threadId: string;
  message: Message;
}

/** The reactions to a message; a press adds one's own to them or takes it away. */
export function Reactions({ threadId, message }: Props) {
  const toggle = useToggleReaction(threadId, message);
  if (message.reactions.length === 0) return null;
  return (
    <div className={styles.reactions}>
      {message.reactions.map(({ kind, count, is_own, names }) => {
        const { label, icon: Icon } = REACTION_WORDS[kind];
        return (
          <button
            key={kind}
            type="button"
            className={styles.reaction}
            aria-pressed={is_own}
            title={names.length > 0 ? names.join(', ') : undefined}
            aria-label={m.chat_reaction({ reaction: label(), count })}
            onClick={() => toggle(kind)}
          >
            <Icon aria-hidden="true" />
            <span aria-hidden="true">{count}</span>
          </button>
        );
      })}
    </div>
  );
}

export function useToggleReaction(threadId: string, message: Message) {
  const react = useReact(threadId);
  const own = message.reactions.find(({ is_own }) => is_own)?.kind;
  return (kind: Reaction) => {
    const next = own === kind ? null : kind;
    react.change(message.number, { kind: next }, (shown) => withReaction(shown, next));
  };
}

/** A person has one reaction to a message. */
function withReaction(message: Message, kind: Reaction | null): Message {
  const others = message.reactions
    .map((each) => (each.is_own ? { ...each, count: each.count - 1, is_own: false } : each))
    .filter(({ count }) => count > 0);
  if (kind === null) return { ...message, reactions: others };
  const same = others.find((each) => each.kind === kind);
  const added = same
    ? others.map((each) =>
        each === same ? { ...each, count: each.count + 1, is_own: true } : each,
      )
    : [...others, { kind, count: 1, is_own: true, names: [] }];
  return { ...message, reactions: added };
}
