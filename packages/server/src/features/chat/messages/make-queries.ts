import type { Insertable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

// PostgreSQL allows 65,535 parameters; a message has seven.
const ROWS_AT_ONCE = 5000;

export async function insertMessages(db: Db, rows: readonly Insertable<Schema['messages']>[]) {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await db
      .insertInto('messages')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
}

export async function insertReaders(db: Db, rows: readonly Insertable<Schema['thread_readers']>[]) {
  if (rows.length > 0) await db.insertInto('thread_readers').values(rows).execute();
}

export async function insertReactions(
  db: Db,
  rows: readonly Insertable<Schema['message_reactions']>[],
) {
  if (rows.length > 0) await db.insertInto('message_reactions').values(rows).execute();
}
