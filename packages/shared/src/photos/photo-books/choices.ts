export const PAPERS = ['a4', 'a5'] as const;
export type Paper = (typeof PAPERS)[number];

export const ORIENTATIONS = ['landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** `nameless`: without the names of residents, for looking back together. */
export const EDITIONS = ['named', 'nameless'] as const;
export type Edition = (typeof EDITIONS)[number];

export const BOOK_ORDERS = ['months', 'chapters'] as const;
export type BookOrder = (typeof BOOK_ORDERS)[number];

/** A gazette has two pages, for a relative who is not online. */
export const BOOK_KINDS = ['book', 'gazette'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

/** `front` and `back` are the two pages of a gazette. */
export const PAGE_KINDS = [
  'title',
  'chapter',
  'month',
  'photos',
  'full',
  'text',
  'front',
  'back',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** How the photos of a page are arranged; `auto` takes what fills the page best. */
export const PAGE_TEMPLATES = ['auto', 'rows', 'columns', 'large_first'] as const;
export type PageTemplate = (typeof PAGE_TEMPLATES)[number];

/** How many photos a page can hold. */
export const PHOTOS_PER_PAGE: Record<PageKind, number> = {
  title: 1,
  chapter: 1,
  month: 1,
  photos: 3,
  full: 1,
  text: 0,
  front: 3,
  back: 4,
};

export const COPY_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type CopyState = (typeof COPY_STATES)[number];

export const BOOK_LIMITS = {
  title: 80,
  subtitle: 120,
  heading: 80,
  text: 700,
  by: 120,
  caption: 200,
  pages: 120,
  /** Photos that a book chooses. */
  chosen: 84,
  notes: 8,
  books: 100,
} as const;
