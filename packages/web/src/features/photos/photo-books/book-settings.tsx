import {
  BOOK_LIMITS,
  type BookKind,
  EDITIONS,
  ORIENTATIONS,
  PAPERS,
} from '@relish/shared/photos/photo-books/choices.ts';
import { useState } from 'react';

import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { m } from '../../../words/m.ts';
import { EDITION_WORDS, ORIENTATION_WORDS, PAPER_WORDS } from './book-words.ts';
import type { BookEdits } from './use-book-edits.ts';

import styles from './books.module.css';

interface Props {
  edits: BookEdits;
  kind: BookKind;
  hasEditions: boolean;
}

export function BookSettings({ edits, kind, hasEditions }: Props) {
  const { book, change } = edits;
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      title={kind === 'book' ? m.photo_books_settings() : m.gazettes_settings()}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <div className={styles.fields}>
        <TextField
          label={m.photo_books_name()}
          value={book.title}
          maxLength={BOOK_LIMITS.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label={m.photo_books_subtitle()}
          optional
          value={book.subtitle ?? ''}
          maxLength={BOOK_LIMITS.subtitle}
          onChange={({ target }) => change({ subtitle: target.value })}
        />
        {/* A gazette is always A4 in large print. */}
        {kind === 'book' && <Format edits={edits} hasEditions={hasEditions} />}
      </div>
    </Fold>
  );
}

const Format = ({ edits: { book, change }, hasEditions }: Pick<Props, 'edits' | 'hasEditions'>) => (
  <>
    <SegmentedControl
      label={m.photo_books_paper()}
      options={PAPERS.map((value) => ({ value, label: PAPER_WORDS[value]() }))}
      value={book.paper}
      onChange={(paper) => change({ paper })}
    />
    <SegmentedControl
      label={m.photo_books_orientation()}
      options={ORIENTATIONS.map((value) => ({ value, label: ORIENTATION_WORDS[value]() }))}
      value={book.orientation}
      onChange={(orientation) => change({ orientation })}
    />
    {hasEditions && (
      <SegmentedControl
        label={m.photo_books_edition()}
        options={EDITIONS.map((value) => ({ value, label: EDITION_WORDS[value]().label }))}
        value={book.edition}
        onChange={(edition) => change({ edition })}
      />
    )}
    <Switch
      label={m.photo_books_large_print()}
      value={book.large_print ?? false}
      onChange={(large_print) => change({ large_print })}
    />
    <Switch
      label={m.photo_books_bleed()}
      hint={m.photo_books_bleed_hint()}
      value={book.with_bleed ?? false}
      onChange={(with_bleed) => change({ with_bleed })}
    />
  </>
);
