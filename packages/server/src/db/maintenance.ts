import type { Kysely } from 'kysely';

import type { Schema } from './schema.ts';

export const readMaintenance = async (db: Kysely<Schema>): Promise<string | null> => {
  const row = await db.selectFrom('maintenance').select('message').executeTakeFirst();
  return row?.message ?? null;
};

export const writeMaintenance = (db: Kysely<Schema>, message: string | null) =>
  db.updateTable('maintenance').set({ message }).execute();
