import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { isRelative } from '@relish/shared/permissions.ts';
import { X } from 'lucide-react';
import { type ClipboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { useDraft } from '../../../forms/use-draft.ts';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { useUser } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { m } from '../../../words/m.ts';
import type { Thread } from '../threads/api.ts';
import { AboutLine } from './about-line.tsx';
import { AttachedPhotos } from './attached-photos.tsx';
import { type ChosenCard, findCard, parseCardAddress } from './card-address.ts';
import { CARD_WORDS } from './card-words.ts';
import { ComposerMenu } from './composer-menu.tsx';
import { sendMessage } from './message-outbox.ts';
import { useAttachedPhotos } from './use-attached-photos.ts';
import { useFileDrop } from './use-file-drop.ts';
import { WriteBox } from './write-box.tsx';

import styles from './attachments.module.css';

const CardDialog = lazy(() => import('./card-dialog.tsx'));

interface Draft {
  body: string;
  /** The message that is answered. */
  reply: { number: number; author: string; text: string } | null;
  card: ChosenCard | null;
}

interface Props {
  thread: Thread;
  /** The message that the user has just chosen to answer. */
  replyTo: Message | undefined;
  /** The resident’s own words are written down. */
  ofResident: boolean;
  onReplyDone: () => void;
  onSent: () => void;
}

/** Keeps what is typed, answered and linked encrypted on the device until it is sent. */
export function Composer({ thread, replyTo, ofResident, onReplyDone, onSent }: Props) {
  const form = useForm<Draft>({ defaultValues: { body: '', reply: null, card: null } });
  const { setValue, getValues } = form;
  const draft = useDraft(ofResident ? `chat ${thread.id} resident` : `chat ${thread.id}`, form);
  const [body, reply, card] = useWatch({ control: form.control, name: ['body', 'reply', 'card'] });
  const box = useRef<HTMLTextAreaElement>(null);
  const photos = useAttachedPhotos(thread);
  const isOver = useFileDrop(photos.take);
  const guard = useLeaveGuard(photos.prepared.length > 0);
  const [isLinking, setLinking] = useState(false);
  const label = useLabel(thread);
  const { home_name, called } = thread;
  const name = called ?? '';
  useEffect(() => {
    if (ofResident) box.current?.focus();
  }, [ofResident]);
  useEffect(() => {
    if (!replyTo) return;
    const { number, author, body: words, photos: shown, of_resident } = replyTo;
    const text = words === '' ? m.chat_photos({ count: shown.length }) : words.slice(0, 200);
    const quoted = { number, author: (of_resident ? called : author?.name) ?? home_name, text };
    setValue('reply', quoted, { shouldDirty: true });
    box.current?.focus();
  }, [replyTo, called, home_name, setValue]);
  const endReply = () => {
    setValue('reply', null, { shouldDirty: true });
    onReplyDone();
  };
  const setCard = (chosen: ChosenCard | null) => {
    setValue('card', chosen, { shouldDirty: true });
    box.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    if (files.length > 0 && photos.mayAdd) {
      event.preventDefault();
      photos.take([...files]);
    }
    const link = parseCardAddress(event.clipboardData.getData('text/plain'));
    if (!link || getValues('card')) return;
    // Pasted as text first, so that nothing is lost if the user cannot open the record.
    void findCard(link.kind, link.id, thread).then((found) => {
      const now = getValues('body');
      if (!found || !now.includes(link.address)) return;
      setValue('body', now.replace(link.address, '').trim(), { shouldDirty: true });
      setCard(found);
    });
  };
  const send = (text: string) => {
    if (photos.isMissing) return photos.ask();
    sendMessage(
      {
        thread_id: thread.id,
        body: text === '' ? null : text,
        reply_to: reply?.number ?? null,
        card: card ? { kind: card.kind, id: card.id } : null,
        ...(ofResident && { of_resident: true }),
      },
      photos.prepared.length > 0 ? { of: photos.prepared, rules: photos.rules } : undefined,
    );
    draft.startAfresh();
    photos.clear();
    onReplyDone();
    onSent();
    box.current?.focus();
  };
  return (
    <WriteBox
      ref={box}
      label={ofResident ? m.chat_says_box({ name }) : label}
      send={m.chat_send()}
      value={body}
      onChange={(typed) => setValue('body', typed, { shouldDirty: true })}
      onSend={send}
      onCancel={reply || ofResident ? endReply : undefined}
      hasMore={photos.prepared.length > 0 || !!card}
      isWaiting={photos.isPreparing}
      isOver={isOver && photos.mayAdd}
      onPaste={paste}
      start={
        <ComposerMenu
          onPhotos={photos.mayAdd ? photos.take : undefined}
          onLink={() => setLinking(true)}
        />
      }
    >
      {ofResident && (
        <AboutLine
          title={m.chat_says({ name })}
          text={reply?.text || m.chat_says_about({ name })}
          cancel={m.chat_says_cancel({ name })}
          onCancel={endReply}
        />
      )}
      {reply && !ofResident && (
        <AboutLine
          title={m.chat_replying({ name: reply.author })}
          text={reply.text}
          cancel={m.chat_reply_cancel()}
          onCancel={endReply}
        />
      )}
      {card && <LinkedCard card={card} onRemove={() => setCard(null)} />}
      <AttachedPhotos thread={thread} photos={photos} onRemoved={() => box.current?.focus()} />
      <Suspense>
        {isLinking && (
          <CardDialog thread={thread} onChoose={setCard} onClose={() => setLinking(false)} />
        )}
      </Suspense>
      <LeaveQuestion guard={guard} />
    </WriteBox>
  );
}

function LinkedCard({ card, onRemove }: { card: ChosenCard; onRemove: () => void }) {
  const { label, icon: Icon } = CARD_WORDS[card.kind];
  return (
    <div className={styles.card}>
      <Icon aria-hidden="true" />
      <span>{m.chat_link_chosen({ kind: label(), title: card.title })}</span>
      <IconButton label={m.ui_remove_named({ name: card.title })} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function useLabel({ kind, home_name, resident, relative }: Thread): string {
  const user = useUser();
  if (kind === 'team' || kind === 'household') return m.chat_write();
  if (isRelative(user)) return m.chat_write_to({ name: home_name });
  return kind === 'private'
    ? m.chat_write_to({ name: relative?.name ?? '' })
    : m.chat_write_to({ name: m.chat_family({ name: resident?.name ?? '' }) });
}
