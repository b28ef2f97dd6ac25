import type { BookPage } from '@relish/shared/photos/photo-books/page.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

export interface GazetteBook {
  resident_id: string;
  quarter: string;
  title: string;
  subtitle: string;
  reader: string | null;
  from_day: string;
  to_day: string;
  pages: readonly BookPage[];
}

/** The two pages of a quarter; those that were made earlier in the quarter are replaced. */
export const saveGazette = async (
  db: Db,
  carehomeId: string,
  { pages, ...book }: GazetteBook,
  now: Date,
): Promise<string> =>
  (
    await db
      .insertInto('photo_books')
      .values({
        ...book,
        carehome_id: carehomeId,
        kind: 'gazette',
        paper: 'a4',
        orientation: 'portrait',
        large_print: true,
        edition: 'named',
        pages: JSON.stringify(pages),
        created_by: null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['carehome_id', 'resident_id', 'quarter'])
          .where('removed_at', 'is', null)
          .doUpdateSet((eb) => ({
            pages: eb.ref('excluded.pages'),
            title: eb.ref('excluded.title'),
            subtitle: eb.ref('excluded.subtitle'),
            reader: eb.ref('excluded.reader'),
            updated_at: now,
            version: sql`photo_books.version + 1`,
          })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
