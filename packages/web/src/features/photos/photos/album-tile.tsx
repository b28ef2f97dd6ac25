import { Check, Droplets, EyeOff, Hourglass, ImageOff, Star, UserRoundSearch } from 'lucide-react';
import { memo, type MouseEvent } from 'react';

import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { photoLabel, reasonWords } from './album-words.ts';
import type { PhotoCard } from './api.ts';
import { useLongPress } from './use-long-press.ts';

import styles from './album-tile.module.css';

interface Props {
  photo: PhotoCard;
  width: number;
  height: number;
  timeZone: string;
  /** Undefined outside of select mode. */
  isChosen: boolean | undefined;
  onPress: (id: string, keys: { shift: boolean }) => void;
  /** Missing where nothing can be selected. */
  onLongPress?: ((id: string) => void) | undefined;
}

const MARKS = { needs_people: UserRoundSearch, pending: Hourglass, hidden: EyeOff, ready: null };

/** Memoised, because choosing one photo would otherwise draw every other one again. */
export const AlbumTile = memo(function AlbumTile({ photo, isChosen, ...props }: Props) {
  const { width, height, timeZone, onPress, onLongPress } = props;
  const { id, picture, state, staff } = photo;
  const press = useLongPress(() => onLongPress?.(id));
  const Mark = MARKS[state];
  return (
    <button
      type="button"
      className={styles.tile}
      style={{ width, height }}
      data-photo={id}
      aria-label={photoLabel(photo, timeZone)}
      {...(isChosen !== undefined && { role: 'checkbox', 'aria-checked': isChosen })}
      {...(onLongPress && press.handlers)}
      onClick={(event: MouseEvent) => {
        if (!press.wasLong()) onPress(id, { shift: event.shiftKey });
      }}
      // A long press would otherwise offer to save the picture.
      onContextMenu={(event) => press.wasLong() && event.preventDefault()}
    >
      {picture ? (
        <ServerImage src={picture.small} alt="" loading="lazy" decoding="async" draggable={false} />
      ) : (
        <span className={styles.withheld}>
          <ImageOff aria-hidden="true" />
          <span>{reasonWords(photo)}</span>
        </span>
      )}
      <span className={styles.marks} aria-hidden="true">
        {Mark && (
          <span className={styles.mark}>
            <Mark />
          </span>
        )}
        {photo.is_blurred && (
          <span className={styles.mark}>
            <Droplets />
          </span>
        )}
        {staff?.favourite && (
          <span className={`${styles.mark} ${styles.favourite}`}>
            <Star />
          </span>
        )}
      </span>
      {isChosen !== undefined && (
        <span className={styles.tick} aria-hidden="true">
          {isChosen && <Check />}
        </span>
      )}
    </button>
  );
});
