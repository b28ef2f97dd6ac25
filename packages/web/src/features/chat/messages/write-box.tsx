import { MESSAGE_LIMITS } from '@relish/shared/chat/messages/choices.ts';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';

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
  /** Above the text: what is answered or changed. */
  children?: ReactNode;
}

/** With a keyboard, Enter sends; on touch screens it begins a new line. */
const enterSends = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

export function WriteBox({ label, send, value, onChange, onSend, onCancel, ref, children }: Props) {
  const counter = useId();
  const left = MESSAGE_LIMITS.body - value.trim().length;
  const isReady = value.trim() !== '' && left >= 0;
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
    if (!enterSends() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <div className={styles.row}>
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
