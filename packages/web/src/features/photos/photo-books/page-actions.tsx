import { ArrowDown, ArrowUp, FilePlus2, ImagePlus, Quote, Trash2 } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';

import styles from './books.module.css';

interface Props {
  at: number;
  count: number;
  /** The pages of a gazette are neither moved nor removed. */
  isFixed: boolean;
  hasRoom: boolean;
  hasQuotes: boolean;
  onAddPhoto: () => void;
  onAddQuote: () => void;
  onAddText: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Everything that dragging does, and more, by keyboard. */
export const PageActions = ({
  at,
  count,
  isFixed,
  hasRoom,
  hasQuotes,
  onAddPhoto,
  onAddQuote,
  onAddText,
  onMove,
  onRemove,
}: Props) => (
  <div className={styles.buttons}>
    {hasRoom && (
      <Button kind="quiet" icon={<ImagePlus aria-hidden="true" />} onClick={onAddPhoto}>
        {m.photo_books_add_photo()}
      </Button>
    )}
    {!isFixed && (
      <Button kind="quiet" icon={<FilePlus2 aria-hidden="true" />} onClick={onAddText}>
        {m.photo_books_add_text()}
      </Button>
    )}
    {hasQuotes && (
      <Button kind="quiet" icon={<Quote aria-hidden="true" />} onClick={onAddQuote}>
        {m.photo_books_add_quote()}
      </Button>
    )}
    {!isFixed && at > 0 && (
      <Button kind="quiet" icon={<ArrowUp aria-hidden="true" />} onClick={() => onMove(at - 1)}>
        {m.photo_books_move_earlier()}
      </Button>
    )}
    {!isFixed && at < count - 1 && (
      <Button kind="quiet" icon={<ArrowDown aria-hidden="true" />} onClick={() => onMove(at + 1)}>
        {m.photo_books_move_later()}
      </Button>
    )}
    {!isFixed && count > 1 && (
      <Button kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
        {m.photo_books_remove_page()}
      </Button>
    )}
  </div>
);
