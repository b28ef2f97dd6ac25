import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, optionalDay, optionalLine, shortText } from '../../fields.ts';
import { Picture } from '../../residents/residents/contract.ts';
import { PHOTO_REASONS } from '../photos/choices.ts';
import {
  BOOK_KINDS,
  BOOK_LIMITS,
  BOOK_ORDERS,
  COPY_STATES,
  EDITIONS,
  ORIENTATIONS,
  PAPERS,
} from './choices.ts';
import { BookPage, TextSource } from './page.ts';

const ById = z.object({ id: Id });
const Versioned = ById.extend({ version: z.int() });

const Setting = z.object({
  title: shortText(BOOK_LIMITS.title, 'a title'),
  subtitle: optionalLine(BOOK_LIMITS.subtitle),
  paper: z.enum(PAPERS, { error: 'Choose a size.' }),
  orientation: z.enum(ORIENTATIONS, { error: 'Choose a format.' }),
  large_print: z.boolean().default(false),
  edition: z.enum(EDITIONS, { error: 'Choose an edition.' }),
  /** Three millimetres around the page and crop marks, for a print shop. */
  with_bleed: z.boolean().default(false),
});

/** The time of the photos; open ends mean all of them. */
const Time = z.object({
  from_day: optionalDay,
  to_day: optionalDay,
  order: z.enum(BOOK_ORDERS).default('months'),
});
const isInOrder = ({ from_day, to_day }: { from_day: string | null; to_day: string | null }) =>
  from_day === null || to_day === null || from_day <= to_day;
const BACKWARDS = { path: ['to_day'], message: 'The end is before the beginning.' };

export const BookTime = Time.refine(isInOrder, BACKWARDS);

export const BookToMake = Setting.extend({
  /** Null for a household’s own album. */
  resident_id: Id.nullable().default(null),
})
  .extend(Time.shape)
  .refine(isInOrder, BACKWARDS);
export type BookToMake = z.infer<typeof BookToMake>;

const Resident = z.object({ id: Id, preferred_name: z.string() });

const BookPhoto = z.object({
  id: Id,
  /** As the readers of this book see it; never given for a photo that this book may not show. */
  picture: Picture,
  /** Some people are blurred in this book. */
  is_blurred: z.boolean(),
  width: z.int(),
  height: z.int(),
  day: Day,
  decade: z.int().nullable(),
  caption: z.string().nullable(),
  focus: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }).nullable(),
});
export type BookPhoto = z.infer<typeof BookPhoto>;

const BookQuote = z.object({
  heading: z.string().nullable(),
  text: z.string(),
  by: z.string().nullable(),
  /** Null for About me. */
  day: Day.nullable(),
  source: TextSource,
});
export type BookQuote = z.infer<typeof BookQuote>;

const BookCopy = z.object({
  id: Id,
  state: z.enum(COPY_STATES),
  progress: z.int(),
  made_at: Instant,
  by: z.string().nullable(),
  file_bytes: z.int().nullable(),
  downloaded_at: Instant.nullable(),
  /** Only some pages, to replace those of another copy. */
  is_replacement: z.boolean(),
  /** How many pages show something that may no longer be shown (N24). */
  affected_pages: z.int(),
  /** Whether the file can still be downloaded. */
  is_kept: z.boolean(),
});
export type BookCopy = z.infer<typeof BookCopy>;

const BookRow = z.object({
  id: Id,
  kind: z.enum(BOOK_KINDS),
  title: z.string(),
  resident: Resident.nullable(),
  paper: z.enum(PAPERS),
  orientation: z.enum(ORIENTATIONS),
  edition: z.enum(EDITIONS),
  pages: z.int(),
  is_shared: z.boolean(),
  updated_at: Instant,
});
export type BookRow = z.infer<typeof BookRow>;

const Book = BookRow.omit({ pages: true }).extend({
  version: z.int(),
  subtitle: z.string().nullable(),
  /** For whom a gazette is printed. */
  reader: z.string().nullable(),
  large_print: z.boolean(),
  with_bleed: z.boolean(),
  from_day: Day.nullable(),
  to_day: Day.nullable(),
  order: z.enum(BOOK_ORDERS),
  pages: z.array(BookPage),
  photos: z.array(BookPhoto),
  /** Photos on its pages that may no longer be shown, with the reasons for staff. */
  missing: z.array(z.object({ photo_id: Id, reasons: z.array(z.enum(PHOTO_REASONS)) })),
  /** Pages whose text is no longer shared. */
  withheld: z.array(Id),
  copies: z.array(BookCopy),
  can_edit: z.boolean(),
});
export type Book = z.infer<typeof Book>;

const READS = ['photo-books', 'photos', 'consents', 'relatives', 'residents'] as const;

export const photoBookCalls = defineCalls({
  'photo-books/list': {
    access: 'photo-book.view',
    reads: READS,
    summary: 'List photo books, latest first; relatives get those shared with them',
    input: z.object({ resident_id: Id.nullable().default(null) }),
    output: z.array(BookRow),
  },
  'photo-books/get': {
    access: 'photo-book.view',
    reads: [...READS, 'about-me', 'reports'],
    summary: 'Get a photo book with its pages, and the photos and texts that may be shown now',
    input: ById,
    output: Book,
  },
  'photo-books/photos': {
    access: 'photos.edit',
    reads: READS,
    summary: 'List photos that can be added to a photo book, latest first',
    input: ById,
    output: z.array(BookPhoto),
  },
  'photo-books/quotes': {
    access: 'photos.edit',
    reads: [...READS, 'about-me', 'reports'],
    summary: 'List quotes from records and About me that the readers of a photo book may see',
    input: ById,
    output: z.array(BookQuote),
  },
  'photo-books/add': {
    access: 'photos.add',
    changes: ['photo-books'],
    creates: true,
    summary: 'Make a photo book that lays itself out',
    input: BookToMake,
    output: ById,
  },
  'photo-books/save': {
    access: 'photos.edit',
    changes: ['photo-books'],
    creates: true,
    summary: 'Save the pages and settings of a photo book',
    maxBytes: 400_000,
    input: Versioned.extend(Setting.shape).extend({
      /** The time and order of these pages, when undoing brings back earlier ones. */
      time: BookTime.optional(),
      pages: z
        .array(BookPage)
        .min(1, 'Keep at least one page.')
        .max(BOOK_LIMITS.pages, `Use at most ${BOOK_LIMITS.pages} pages.`)
        .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Reload the page.'),
    }),
    output: z.object({ version: z.int() }),
  },
  'photo-books/lay-out': {
    access: 'photos.edit',
    changes: ['photo-books'],
    creates: true,
    summary: 'Choose photos again and lay the book out anew; earlier changes are lost',
    input: Versioned.extend(Time.shape).refine(isInOrder, BACKWARDS),
    output: z.object({ version: z.int() }),
  },
  'photo-books/share': {
    access: 'photos.edit',
    changes: ['photo-books'],
    summary: 'Share a photo book with the resident’s relatives, or stop sharing it',
    input: ById.extend({ shared: z.boolean() }),
    output: z.object({}),
  },
  'photo-books/remove': {
    access: 'photos.edit',
    changes: ['photo-books'],
    summary: 'Remove a photo book and its files; the photos stay',
    input: ById,
    output: z.object({}),
  },
  'photo-books/make': {
    access: 'photo-book.view',
    changes: ['photo-books'],
    creates: true,
    renders: { what: 'job', perHour: 20 },
    summary: 'Make a PDF for printing in the background, or only pages to replace in a copy',
    input: ById.extend({
      /** The copy whose affected pages are replaced. */
      replaces: Id.nullable().default(null),
    }),
    output: ById,
  },
  'photo-books/copy': {
    access: 'photo-book.view',
    reads: ['photo-books'],
    summary: 'Get the progress of a PDF',
    input: ById,
    output: z.object({ state: z.enum(COPY_STATES), progress: z.int() }),
  },
  'photo-books/open': {
    access: 'photo-book.view',
    changes: ['photo-books'],
    summary:
      'Get a short-lived address of a PDF; refused if it shows something that may no longer be shown',
    input: ById,
    output: z.object({ url: z.string(), file_name: z.string() }),
  },
});
