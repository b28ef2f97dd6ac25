import { Image, X } from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { WarningIcon } from '../../../ui/tokens/icons.tsx';
import { m } from '../../../words/m.ts';
import type { ChosenPicture } from '../../photos/uploads/public.tsx';
import type { Thread } from '../threads/api.ts';
import type { AttachedPhotosState } from './use-attached-photos.ts';

import styles from './attachments.module.css';

interface Props {
  thread: Thread;
  photos: AttachedPhotosState;
  onRemoved: () => void;
}

/** The chosen photos above the text, and the question that the photo rules ask. */
export function AttachedPhotos({ thread, photos, onRemoved }: Props) {
  const good = photos.chosen.filter(({ problem }) => problem === undefined);
  const bad = photos.chosen.filter(({ problem }) => problem !== undefined);
  const remove = (id: string) => {
    photos.remove(id);
    onRemoved();
  };
  return (
    <>
      {good.length > 0 && (
        <ul className={styles.photos} aria-label={m.chat_photos_chosen()}>
          {good.map((picture, at) => (
            <Thumb
              key={picture.id}
              picture={picture}
              label={m.chat_photo_number({ number: at + 1 })}
              onRemove={() => remove(picture.id)}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {bad.map(({ id, name, problem }) => (
          <p key={id} className={styles.problem}>
            <WarningIcon />
            <span>
              <b translate="no">{name}</b> {problem}
            </span>
            <IconButton label={m.ui_remove_named({ name })} onClick={() => remove(id)}>
              <X aria-hidden="true" />
            </IconButton>
          </p>
        ))}
      </div>
      {good.length > 0 && <Question thread={thread} photos={photos} />}
    </>
  );
}

interface ThumbProps {
  picture: ChosenPicture;
  label: string;
  onRemove: () => void;
}

const Thumb = ({ picture: { prepared }, label, onRemove }: ThumbProps) => (
  <li className={styles.photo}>
    {prepared?.thumb ? (
      <img src={prepared.thumb} alt={label} />
    ) : (
      <span className={styles.blank}>
        {prepared ? <Image aria-hidden="true" /> : m.photo_add_preparing()}
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    )}
    <button
      type="button"
      className={styles.remove}
      aria-label={m.ui_remove_named({ name: label })}
      onClick={onRemove}
    >
      <X aria-hidden="true" />
    </button>
  </li>
);

/** Relatives confirm that they may share; staff say whether anyone else can be recognised. */
function Question({ thread: { resident }, photos }: Pick<Props, 'thread' | 'photos'>) {
  const box = {
    checked: photos.isConfirmed,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      photos.confirm(currentTarget.checked),
  };
  if (photos.by === 'relative')
    return (
      <Checkbox
        label={m.chat_photos_may_share()}
        hint={m.chat_photos_may_share_hint()}
        errors={photos.isAsked ? [m.chat_photos_may_share_missing()] : undefined}
        {...box}
      />
    );
  if (!resident) return null;
  return (
    <Checkbox
      label={m.chat_photos_only({ name: resident.name })}
      hint={m.chat_photos_only_hint()}
      {...box}
    />
  );
}
