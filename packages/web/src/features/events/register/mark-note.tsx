import { REGISTER_LIMITS } from '@relish/shared/events/register/choices.ts';
import { type FormEvent, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';

import styles from './register.module.css';

interface Props {
  name: string;
  note: string | null;
  /** Undefined for users who may only look. */
  onSave: ((note: string | null) => void) | undefined;
}

/** A few words about one mark. */
export function MarkNote({ name, note, onSave }: Props) {
  const [typed, setTyped] = useState<string>();
  if (onSave && typed !== undefined) {
    const save = (event: FormEvent) => {
      event.preventDefault();
      const next = typed.trim() || null;
      setTyped(undefined);
      if (next !== note) onSave(next);
    };
    return (
      <form className={styles.writing} onSubmit={save}>
        <TextField
          label={m.register_note({ name })}
          hint={m.register_note_hint()}
          autoComplete="off"
          maxLength={REGISTER_LIMITS.note}
          value={typed}
          // Opened by the button in its place.
          ref={(input) => input?.focus()}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
        />
        <Button kind="quiet" size="small" type="submit">
          {m.register_note_save()}
        </Button>
      </form>
    );
  }
  if (note === null && !onSave) return null;
  return (
    <div className={styles.note}>
      {note !== null && <span translate="no">{note}</span>}
      {onSave && (
        <Button
          kind="plain"
          size="small"
          aria-label={`${note === null ? m.register_note_add() : m.register_note_change()}: ${name}`}
          onClick={() => setTyped(note ?? '')}
        >
          {note === null ? m.register_note_add() : m.register_note_change()}
        </Button>
      )}
    </div>
  );
}
