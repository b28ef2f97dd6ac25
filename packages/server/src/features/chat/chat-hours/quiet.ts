import { isQuietAt } from '@relish/shared/chat/chat-hours/quiet.ts';
import type { Kysely } from 'kysely';

import type { Schema } from '../../../db/schema.ts';
import { listQuietHours } from './queries.ts';

interface When {
  /** The zone of the home. */
  timeZone: string;
  now: Date;
}

/** Which of the users want no notifications now. For jobs, in a system transaction. */
export async function listQuietUsers(
  db: Kysely<Schema>,
  carehomeId: string,
  userIds: readonly string[],
  { timeZone, now }: When,
): Promise<ReadonlySet<string>> {
  const rows = await listQuietHours(db, carehomeId, userIds);
  return new Set(rows.flatMap((row) => (isQuietAt(row, timeZone, now) ? row.user_id : [])));
}
