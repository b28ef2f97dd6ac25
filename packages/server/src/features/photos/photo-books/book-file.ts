import type { BookKind } from '@relish/shared/photos/photo-books/choices.ts';

export const bookFile = (key: string) => `${key}-book.pdf`;

/** N17: says nothing about the person. */
export const bookFileName = ({ kind }: { kind: BookKind }, copy: { created_at: string }) =>
  `${kind === 'gazette' ? 'gazette' : 'photo-book'}-${copy.created_at.slice(0, 10)}.pdf`;
