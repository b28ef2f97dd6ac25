import type { Insertable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { insertMessage, takeNumber } from './queries.ts';

type Row = Insertable<Schema['messages']>;

interface Stored {
  threadId: string;
  /** A question of a family waits for the home; an answer of the home ends the waiting. */
  effect: 'asks' | 'answers' | 'none';
  now: Date;
  message: Omit<Row, 'carehome_id' | 'thread_id' | 'number' | 'created_at'>;
}

/** Stores a message as the next of a locked thread; undefined if its id is in use. The caller announces it. */
export async function storeMessage(
  db: Db,
  carehomeId: string,
  { threadId, effect, now, message }: Stored,
): Promise<{ number: number; at: string } | undefined> {
  const asksHome = effect === 'asks';
  const answers = effect === 'answers';
  const taken = await takeNumber(db, carehomeId, { threadId, asksHome, answers, now });
  const isStored = await insertMessage(db, {
    ...message,
    carehome_id: carehomeId,
    thread_id: threadId,
    number: taken.number,
    created_at: taken.at,
  });
  return isStored ? taken : undefined;
}
