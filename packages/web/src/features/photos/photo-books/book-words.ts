import type {
  BookOrder,
  Edition,
  Orientation,
  PageTemplate,
  Paper,
} from '@relish/shared/photos/photo-books/choices.ts';

import { m } from '../../../words/m.ts';

export const ORDER_WORDS: Record<BookOrder, () => string> = {
  months: m.photo_books_order_months,
  chapters: m.photo_books_order_chapters,
};

export const PAPER_WORDS: Record<Paper, () => string> = {
  a4: m.photo_books_paper_a4,
  a5: m.photo_books_paper_a5,
};

export const ORIENTATION_WORDS: Record<Orientation, () => string> = {
  landscape: m.photo_books_landscape,
  portrait: m.photo_books_portrait,
};

export const EDITION_WORDS: Record<Edition, () => { label: string; description: string }> = {
  named: () => ({ label: m.photo_books_named(), description: m.photo_books_named_hint() }),
  nameless: () => ({ label: m.photo_books_nameless(), description: m.photo_books_nameless_hint() }),
};

export const TEMPLATE_WORDS: Record<PageTemplate, () => string> = {
  auto: m.photo_books_template_auto,
  rows: m.photo_books_template_rows,
  columns: m.photo_books_template_columns,
  large_first: m.photo_books_template_large_first,
};
