import { z } from 'zod';

import { Id, optionalLine, optionalText } from '../../fields.ts';
import { BOOK_LIMITS, PAGE_KINDS, PAGE_TEMPLATES, PHOTOS_PER_PAGE } from './choices.ts';

/** Where a text comes from, so that it disappears when it is no longer shared (N24). */
export const TextSource = z.object({
  /** `activity`: the title of a record. */
  kind: z.enum(['about_me', 'record', 'activity']),
  id: Id,
});
export type TextSource = z.infer<typeof TextSource>;

/** A quote, a part of About me or an activity on a page of a gazette. */
const PageNote = z.object({
  heading: optionalLine(BOOK_LIMITS.heading),
  /** Null while it is withheld. */
  text: optionalText(BOOK_LIMITS.text),
  by: optionalLine(BOOK_LIMITS.by),
  source: TextSource,
});
export type PageNote = z.infer<typeof PageNote>;

/** The layout as data: the same page is drawn on the screen and on paper. */
export const BookPage = z
  .object({
    id: Id,
    kind: z.enum(PAGE_KINDS),
    template: z.enum(PAGE_TEMPLATES).default('auto'),
    heading: optionalLine(BOOK_LIMITS.heading),
    text: optionalText(BOOK_LIMITS.text),
    /** Who said it. */
    by: optionalLine(BOOK_LIMITS.by),
    source: TextSource.nullable().default(null),
    photos: z
      .array(
        z.object({
          photo_id: Id,
          /** Null for the photo’s own caption, empty for none. */
          caption: z.union([z.literal(''), optionalLine(BOOK_LIMITS.caption)]).default(null),
          /** Only where the caption is a quote. */
          source: TextSource.optional(),
        }),
      )
      .default([]),
    notes: z.array(PageNote).max(BOOK_LIMITS.notes, 'Use fewer texts on this page.').optional(),
  })
  .refine(({ kind, photos }) => photos.length <= PHOTOS_PER_PAGE[kind], {
    path: ['photos'],
    message: 'Choose fewer photos for this page.',
  });
export type BookPage = z.infer<typeof BookPage>;

/** A photo as far as the layout needs to know it. */
export interface LaidPhoto {
  id: string;
  width: number;
  height: number;
  /** With the names that this edition and its readers may see. */
  caption: string | null;
  /** Where faces are, in thousandths of the picture; never cut off. */
  focus: { x: number; y: number; w: number; h: number } | null;
}
