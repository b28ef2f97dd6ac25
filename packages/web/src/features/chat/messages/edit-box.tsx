import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { useEffect, useRef, useState } from 'react';

import { m } from '../../../words/m.ts';
import { AboutLine } from './about-line.tsx';
import { useEditMessage } from './api.ts';
import { WriteBox } from './write-box.tsx';

interface Props {
  threadId: string;
  message: Message;
  onDone: () => void;
}

/** Changes an own message. */
export function EditBox({ threadId, message, onDone }: Props) {
  const [text, setText] = useState(message.body);
  const edit = useEditMessage(threadId);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const save = (body: string) => {
    if (body !== message.body)
      edit.change(message.number, { body }, (shown) => ({
        ...shown,
        body,
        edited_at: new Date().toISOString(),
      }));
    onDone();
  };
  return (
    <WriteBox
      ref={box}
      label={m.chat_edit_label()}
      send={m.chat_edit_save()}
      value={text}
      onChange={setText}
      onSend={save}
      onCancel={onDone}
    >
      <AboutLine
        title={m.chat_editing()}
        text={message.body}
        cancel={m.chat_edit_cancel()}
        onCancel={onDone}
      />
    </WriteBox>
  );
}
