import { REACTIONS } from '@relish/shared/chat/messages/choices.ts';
import type { Message } from '@relish/shared/chat/messages/contract.ts';
import {
  BookOpenText,
  Flag,
  ListTodo,
  MessageSquareQuote,
  Pencil,
  Reply,
  Trash2,
} from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { ReportDialog } from '../chat-safety/public.tsx';
import { markWords } from '../readings/public.tsx';
import type { Thread } from '../threads/api.ts';
import { useDeleteMessage, useShowReported } from './api.ts';
import { REACTION_WORDS } from './message-words.ts';
import { isOfFamily } from './of-family.ts';
import { useToggleReaction } from './reactions.tsx';

import styles from './message-list.module.css';

interface Props {
  thread: Thread;
  message: Message;
  onClose: () => void;
  onReply: (message: Message) => void;
  onEdit: (message: Message) => void;
  onSay: (message: Message) => void;
  onReadOut: () => void;
}

/** The menu of one message. */
export function MessageActions(props: Props) {
  const { thread, message, onClose, onReply, onEdit } = props;
  const toggle = useToggleReaction(thread.id, message);
  const remove = useDeleteMessage(thread.id);
  const navigate = useNavigate();
  const mayManage = useCan('chat.manage');
  // A household has no home that could act.
  const mayRaise = useCan('actions.manage') && thread.kind !== 'household';
  const showReported = useShowReported(thread.id);
  const [isAsking, setAsking] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const isOwn = message.author?.is_own ?? false;
  const mayWrite = thread.writing === 'open';
  const mayEdit = mayWrite && isOwn && (message.editable_until ?? '') > now;
  useEscape(onClose, !isAsking && !isReporting);
  const mayReport =
    message.author !== null && !isOwn && !message.is_reported && thread.kind !== 'household';
  const own = message.reactions.find(({ is_own }) => is_own)?.kind;
  return (
    <fieldset className={styles.actions} aria-label={m.chat_actions()}>
      <span className={styles.choices}>
        {REACTIONS.map((kind) => {
          const { label, icon: Icon } = REACTION_WORDS[kind];
          return (
            <button
              key={kind}
              type="button"
              className={styles.choice}
              aria-pressed={own === kind}
              aria-label={label()}
              title={label()}
              onClick={() => {
                toggle(kind);
                onClose();
              }}
            >
              <Icon aria-hidden="true" />
            </button>
          );
        })}
      </span>
      {mayWrite && (
        <Button
          kind="plain"
          size="small"
          icon={<Reply aria-hidden="true" />}
          onClick={() => {
            onClose();
            onReply(message);
          }}
        >
          {m.chat_reply()}
        </Button>
      )}
      <ReadingActions {...props} />
      {mayRaise && (
        <Button
          kind="plain"
          size="small"
          icon={<ListTodo aria-hidden="true" />}
          onClick={() => void navigate(`/actions?thread=${thread.id}`)}
        >
          {m.actions_raise()}
        </Button>
      )}
      {mayEdit && (
        <Button
          kind="plain"
          size="small"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => {
            onClose();
            onEdit(message);
          }}
        >
          {m.chat_edit()}
        </Button>
      )}
      {(isOwn || mayManage) && (
        <Button
          kind="plain"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {m.chat_delete()}
        </Button>
      )}
      {mayReport && (
        <Button
          kind="plain"
          size="small"
          icon={<Flag aria-hidden="true" />}
          onClick={() => setReporting(true)}
        >
          {m.chat_report()}
        </Button>
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog
            threadId={thread.id}
            number={message.number}
            onClose={() => setReporting(false)}
            onReported={() => {
              showReported(message.number);
              onClose();
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={m.chat_delete_title()}
        confirmLabel={m.chat_delete()}
        kind="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove.change(message.number, {}, (shown) => ({ ...shown, body: '', is_deleted: true }));
          onClose();
        }}
      >
        {m.chat_delete_text()}
      </ConfirmDialog>
    </fieldset>
  );
}

/** For staff, at messages of the family. */
function ReadingActions({ thread, message, onClose, onSay, onReadOut }: Props) {
  if (!thread.reads_out || !isOfFamily(thread, message)) return null;
  const name = thread.called ?? '';
  const run = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <>
      <Button
        kind="plain"
        size="small"
        icon={<BookOpenText aria-hidden="true" />}
        onClick={run(onReadOut)}
      >
        {markWords(message, name)}
      </Button>
      {thread.writing === 'open' && thread.unreachable === null && (
        <Button
          kind="plain"
          size="small"
          icon={<MessageSquareQuote aria-hidden="true" />}
          onClick={run(() => onSay(message))}
        >
          {m.chat_says_answer({ name })}
        </Button>
      )}
    </>
  );
}

function useEscape(onEscape: () => void, isWanted: boolean) {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && isWanted) onEscape();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onEscape, isWanted]);
}
