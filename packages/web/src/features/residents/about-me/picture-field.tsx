import { PICTURES_MAX } from '@relish/shared/residents/about-me/limits.ts';
import { X } from 'lucide-react';
import { useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { upload } from '../../../api/upload.ts';
import { useCan } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import type { FileState } from '../../../ui/forms/file-row.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import type { Book, Entry } from './api.ts';

import styles from './pictures.module.css';

interface Props {
  book: Book;
  entry: Entry | undefined;
  value: string[];
  onChange: (ids: string[]) => void;
  onBusy: (busy: boolean) => void;
  errors: string[] | undefined;
}

interface Sent extends FileState {
  id?: string;
}

const MAX_BYTES = 10 * 1024 * 1024;

/** Stored pictures, and uploads in progress. */
export function PictureField({ book, entry, value, onChange, onBusy, errors }: Props) {
  const mayUpload = useCan('media.upload');
  const [files, setFiles] = useState<File[]>([]);
  const [sent] = useState(() => new Map<File, Sent>());
  const [, redraw] = useState(0);
  const kept = (entry?.pictures ?? []).filter(({ id }) => value.includes(id));

  const note = (file: File, state: Sent) => {
    sent.set(file, { ...sent.get(file), ...state });
    redraw((count) => count + 1);
  };

  const listIds = (chosen: readonly File[]) => chosen.flatMap((file) => sent.get(file)?.id ?? []);
  const change = async (chosen: File[]) => {
    const before = new Set(entry?.media_ids);
    const old = value.filter((id) => before.has(id));
    const taken = chosen.slice(0, PICTURES_MAX - old.length);
    setFiles(taken);
    onChange([...old, ...listIds(taken)]);
    const fresh = taken.filter((file) => !sent.has(file));
    if (fresh.length === 0) return;
    onBusy(true);
    for (const file of fresh) await send(file);
    onBusy(false);
    onChange([...old, ...listIds(taken)]);
  };

  async function send(file: File) {
    note(file, { progress: 0 });
    try {
      const { id } = await upload('media/upload', file, {
        onProgress: (progress) => note(file, { progress: Math.min(progress, 0.99) }),
      });
      note(file, { id, progress: 1 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      note(file, { error: sentence(error) });
    }
  }

  if (!book.pictures_agreed)
    return (
      <p className={styles.note}>
        {m.about_me_pictures_no({ name: book.preferred_name })}{' '}
        <Link to={`/resident-consents?id=${book.resident_id}`}>{m.about_me_consent_link()}</Link>
      </p>
    );
  if (!mayUpload) return null;
  return (
    <div className={styles.field}>
      {kept.length > 0 && (
        <ul className={styles.kept}>
          {kept.map(({ id, urls }, index) => (
            <li key={id} className={styles.one}>
              <ServerImage src={urls.thumb} alt={m.about_me_picture({ number: index + 1 })} />
              <span className={styles.remove}>
                <IconButton
                  label={m.about_me_picture_remove({ number: index + 1 })}
                  onClick={() => onChange(value.filter((each) => each !== id))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        name="media_ids"
        label={m.about_me_pictures()}
        hint={m.about_me_pictures_hint({ most: PICTURES_MAX })}
        optional
        multiple
        accept="image/*"
        maxBytes={MAX_BYTES}
        value={files}
        onChange={(chosen) => void change(chosen)}
        findState={(file) => sent.get(file) ?? {}}
        errors={errors}
      />
    </div>
  );
}
