import type { BookPage } from './page.ts';

interface Titled {
  title: string;
  subtitle: string | null;
  /** For whom a gazette is printed. */
  reader: string | null;
}

/** The title page shows the book’s title, so that it is entered once. */
export function fillTitle(page: BookPage, { title, subtitle, reader }: Titled): BookPage {
  if (page.kind === 'title') return { ...page, heading: title, text: subtitle };
  if (page.kind !== 'front') return page;
  const words = [subtitle, reader === null ? null : `For ${reader}`].filter(Boolean);
  return { ...page, heading: title, text: words.join('\n') || null };
}
