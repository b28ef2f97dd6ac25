import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { isRelative } from '@relish/shared/permissions.ts';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { useDraft } from '../../../forms/use-draft.ts';
import { useUser } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import type { Thread } from '../threads/api.ts';
import { AboutLine } from './about-line.tsx';
import { sendMessage } from './message-outbox.ts';
import { WriteBox } from './write-box.tsx';

interface Props {
  thread: Thread;
  /** The message that is answered. */
  replyTo: Message | undefined;
  /** The resident’s own words are written down. */
  ofResident: boolean;
  onReplyDone: () => void;
  onSent: () => void;
}

/** Keeps what is typed encrypted on the device until it is sent. */
export function Composer({ thread, replyTo, ofResident, onReplyDone, onSent }: Props) {
  const user = useUser();
  const form = useForm({ defaultValues: { body: '' } });
  const draft = useDraft(ofResident ? `chat ${thread.id} resident` : `chat ${thread.id}`, form);
  const text = useWatch({ control: form.control, name: 'body' });
  const box = useRef<HTMLTextAreaElement>(null);
  const answers = replyTo?.number;
  useEffect(() => {
    if (answers !== undefined || ofResident) box.current?.focus();
  }, [answers, ofResident]);
  const name = thread.called ?? '';
  const send = (body: string) => {
    sendMessage({
      thread_id: thread.id,
      body,
      reply_to: replyTo?.number ?? null,
      ...(ofResident && { of_resident: true }),
    });
    draft.startAfresh();
    onReplyDone();
    onSent();
    box.current?.focus();
  };
  return (
    <WriteBox
      ref={box}
      label={label()}
      send={m.chat_send()}
      value={text}
      onChange={(body) => form.setValue('body', body, { shouldDirty: true })}
      onSend={send}
      onCancel={replyTo || ofResident ? onReplyDone : undefined}
    >
      {ofResident ? (
        <AboutLine
          title={m.chat_says({ name })}
          text={replyTo?.body || m.chat_says_about({ name })}
          cancel={m.chat_says_cancel({ name })}
          onCancel={onReplyDone}
        />
      ) : replyTo ? (
        <AboutLine
          title={m.chat_replying({
            name: (replyTo.of_resident ? thread.called : replyTo.author?.name) ?? thread.home_name,
          })}
          text={
            replyTo.body === '' ? m.chat_photos({ count: replyTo.photos.length }) : replyTo.body
          }
          cancel={m.chat_reply_cancel()}
          onCancel={onReplyDone}
        />
      ) : null}
    </WriteBox>
  );

  function label(): string {
    const { kind, home_name: home, resident } = thread;
    if (ofResident) return m.chat_says_box({ name });
    if (kind === 'team' || kind === 'household') return m.chat_write();
    if (isRelative(user)) return m.chat_write_to({ name: home });
    return kind === 'private'
      ? m.chat_write_to({ name: thread.relative?.name ?? '' })
      : m.chat_write_to({ name: m.chat_family({ name: resident?.name ?? '' }) });
  }
}
