import { randomUUID } from 'node:crypto';

import type { Reaction } from '@relish/shared/chat/messages/choices.ts';

import type { Db } from '../../../db/database.ts';
import { updateThread } from '../threads/public.ts';
import { insertMessages, insertReactions, insertReaders } from './make-queries.ts';

interface MessageToMake {
  author_id: string;
  /** Written for the home. */
  is_home: boolean;
  body: string;
  at: Date;
  reaction?: { user_id: string; kind: Reaction };
}

export interface ThreadToFill {
  id: string;
  /** The last messages of the family wait for an answer. */
  isWaiting: boolean;
  messages: readonly MessageToMake[];
  readers: readonly { user_id: string; is_home: boolean; number: number }[];
}

/** Fills empty threads, for demonstrations, tests and benchmarks. */
export async function makeMessages(
  db: Db,
  carehomeId: string,
  { id, isWaiting, messages, readers }: ThreadToFill,
) {
  const last = messages.at(-1);
  if (!last) return;
  const of = { carehome_id: carehomeId, thread_id: id };
  await insertMessages(
    db,
    messages.map(({ author_id, is_home, body, at }, index) => ({
      ...of,
      number: index + 1,
      id: randomUUID(),
      author_id,
      is_home,
      body,
      created_at: at,
    })),
  );
  await insertReactions(
    db,
    messages.flatMap(({ reaction, at }, index) =>
      reaction ? { ...of, ...reaction, number: index + 1, at } : [],
    ),
  );
  await insertReaders(
    db,
    readers.map((reader) => ({ ...of, ...reader, read_at: last.at })),
  );
  const firstWaiting = messages.findLastIndex(({ is_home }) => is_home) + 1;
  const waiting = isWaiting ? messages[firstWaiting] : undefined;
  await updateThread(db, carehomeId, id, {
    number: messages.length,
    last_at: last.at,
    waiting_since: waiting?.at ?? null,
    waiting_number: waiting ? firstWaiting + 1 : null,
  });
}
