import { MESSAGE_LIMITS } from '@relish/shared/chat/messages/choices.ts';
import { SendHorizontal } from 'lucide-react';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
} from 'react';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { hasKeyboard, useEnterSends } from './enter-setting.ts';

import styles from './write-box.module.css';

/** The characters left are shown from here. */
const NEAR_THE_END = 200;

interface Props {
  label: string;
  send: string;
  value: string;
  onChange: (value: string) => void;
  onSend: (text: string) => void;
  onCancel?: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement>;
  /** There is something to send besides text. */
  hasMore?: boolean;
  /** Something is not ready to be sent yet. */
  isWaiting?: boolean;
  /** Files are held over the page. */
  isOver?: boolean;
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  /** Before the text. */
  start?: ReactNode;
  /** Above the text: what is answered, changed or attached. */
  children?: ReactNode;
}

export function WriteBox(props: Props) {
  const { label, send, value, onChange, onSend, onCancel, ref, children } = props;
  const { hasMore = false, isWaiting = false, isOver = false, onPaste, start } = props;
  const counter = useId();
  const enter = useEnterSends();
  const left = MESSAGE_LIMITS.body - value.trim().length;
  const isReady = (value.trim() !== '' || hasMore) && left >= 0 && !isWaiting;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isReady) onSend(value.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
    // Enter also chooses a suggestion of the keyboard while composing a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    const enterSends = hasKeyboard() && enter.isOn;
    if (!enterSends && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} data-over={isOver || undefined} onSubmit={submit}>
      {children}
      <div className={styles.row}>
        {start}
        <textarea
          ref={ref}
          rows={1}
          className={styles.text}
          aria-label={label}
          placeholder={label}
          aria-describedby={left <= NEAR_THE_END ? counter : undefined}
          aria-invalid={left < 0 || undefined}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={press}
          onPaste={onPaste}
        />
        <button type="submit" className={styles.send} aria-disabled={!isReady}>
          <SendHorizontal aria-hidden="true" />
          <VisuallyHidden>{send}</VisuallyHidden>
        </button>
      </div>
      {left <= NEAR_THE_END && (
        <p id={counter} className={styles.counter} data-over={left < 0 || undefined}>
          {left < 0
            ? m.ui_characters_too_many({ count: -left })
            : m.ui_characters_left({ count: left })}
        </p>
      )}
    </form>
  );
}
