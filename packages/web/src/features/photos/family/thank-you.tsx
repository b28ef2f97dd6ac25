import { PHOTO_LIMITS } from '@relish/shared/photos/photos/choices.ts';
import { Heart, PenLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { type FeedPhoto, useThank } from './api.ts';

import styles from './family.module.css';

interface Props {
  photo: FeedPhoto;
  /** The resident to whom staff can read it out. */
  name: string;
}

/** A heart with one tap, and a sentence for those who want to say more. */
export function ThankYou({ photo, name }: Props) {
  const { own_thanks: own } = photo;
  const { mutate } = useThank(photo);
  const [isWriting, setWriting] = useState(false);
  const undo = () => mutate({ heart: false, text: null });
  const toggle = () => {
    setWriting(false);
    if (!own) return mutate({ heart: true, text: null });
    undo();
    const again = { label: m.family_photos_undo(), run: () => mutate(own) };
    // Only a sentence is worth bringing back.
    if (own.text !== null) showToast({ title: m.family_photos_thanks_removed(), action: again });
  };
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-pressed={own !== null}
        icon={<Heart aria-hidden="true" className={own ? styles.full : undefined} />}
        onClick={toggle}
      >
        {own ? m.family_photos_thanked() : m.family_photos_thank()}
      </Button>
      {own && !isWriting && (
        <Button kind="plain" icon={<PenLine aria-hidden="true" />} onClick={() => setWriting(true)}>
          {own.text === null ? m.family_photos_write() : m.family_photos_rewrite()}
        </Button>
      )}
      {own && own.text !== null && !isWriting && (
        <p className={styles.said} translate="no">
          {own.text}
        </p>
      )}
      {own && isWriting && (
        <WriteThanks
          name={name}
          before={own.text ?? ''}
          onSave={(text) => {
            mutate({ heart: true, text }, { onSuccess: () => setWriting(false) });
          }}
          onCancel={() => setWriting(false)}
        />
      )}
    </>
  );
}

interface WriteProps {
  name: string;
  before: string;
  onSave: (text: string | null) => void;
  onCancel: () => void;
}

function WriteThanks({ name, before, onSave, onCancel }: WriteProps) {
  const [text, setText] = useState(before);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim() === '' ? null : text.trim());
  };
  return (
    <form className={styles.write} onSubmit={save}>
      <TextField
        label={m.family_photos_sentence()}
        hint={m.family_photos_sentence_hint({ name })}
        maxLength={PHOTO_LIMITS.thanks}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" size="small">
          {m.family_photos_sentence_send()}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  );
}
