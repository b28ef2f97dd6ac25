import { toExcerpt } from '../threads/public.ts';

/** A part of the text that contains the words, on one line. */
export function cutAround(body: string, words: string, length: number): string {
  const text = toExcerpt(body);
  const at = text.toLowerCase().indexOf(toExcerpt(words).toLowerCase());
  const start = Math.max(0, at - Math.floor(length / 3));
  const end = start + length;
  const cut = text.slice(start, end).trim();
  return `${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}`;
}
