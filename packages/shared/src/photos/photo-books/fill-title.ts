import type { BookPage } from './page.ts';

/** The title page shows the book’s title, so that it is entered once. */
export const fillTitle = (
  page: BookPage,
  { title, subtitle }: { title: string; subtitle: string | null },
): BookPage => (page.kind === 'title' ? { ...page, heading: title, text: subtitle } : page);
