import type {
  BookKind,
  BookOrder,
  CopyState,
  Edition,
  Orientation,
  Paper,
} from '@relish/shared/photos/photo-books/choices.ts';
import type { BookPage } from '@relish/shared/photos/photo-books/page.ts';
import type { Agreement } from '@relish/shared/residents/relatives/choices.ts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

type Json<T> = ColumnType<T, string | undefined, string>;

/** The content of a printed page, in a form that can be compared later. */
export interface PageUse {
  page_id: string;
  photo_id: string | null;
  /** The text’s source. */
  source_id: string | null;
  /** The picture and the places that were blurred in it. */
  shown: string;
}

/** Tables of the migration `photo-books`. */
export interface PhotoBookTables {
  photo_books: {
    id: Generated<string>;
    carehome_id: string;
    resident_id: string | null;
    kind: Generated<BookKind>;
    quarter: string | null;
    title: string;
    subtitle: string | null;
    /** For whom a gazette is printed. */
    reader: string | null;
    from_day: string | null;
    to_day: string | null;
    order: Generated<BookOrder>;
    paper: Paper;
    orientation: Orientation;
    large_print: Generated<boolean>;
    edition: Edition;
    with_bleed: Generated<boolean>;
    pages: Json<BookPage[]>;
    /** Earlier pages with names that the editor never saw. */
    set_aside: ColumnType<BookPage[], string | undefined, string>;
    shared_at: OptionalMoment;
    created_by: string | null;
    created_at: Moment;
    updated_at: Moment;
    removed_at: OptionalMoment;
    version: Generated<number>;
  };
  photo_book_copies: {
    id: Generated<string>;
    carehome_id: string;
    book_id: string;
    requested_by: string | null;
    state: Generated<CopyState>;
    progress: Generated<number>;
    page_ids: string[] | null;
    uses: Json<PageUse[]>;
    file_key: string | null;
    file_bytes: number | null;
    created_at: Moment;
    finished_at: OptionalMoment;
    downloaded_at: OptionalMoment;
    expires_at: Moment;
  };
  /** Residents with a relative who is not online. */
  gazette_readers: {
    carehome_id: string;
    resident_id: string;
    name: string | null;
    agreed: Agreement;
    set_by: string | null;
    set_at: Moment;
  };
  /** One row for each resident and quarter, also if nothing was made. */
  gazettes: {
    carehome_id: string;
    resident_id: string;
    quarter: string;
    state: Generated<'queued' | 'made' | 'too_little' | 'not_agreed'>;
    book_id: string | null;
    created_at: Moment;
    posted_at: OptionalMoment;
    posted_by: string | null;
  };
}
