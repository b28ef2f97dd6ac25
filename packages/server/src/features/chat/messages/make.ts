import { randomUUID } from 'node:crypto';

import type { Reaction } from '@relish/shared/chat/messages/choices.ts';

import type { Db } from '../../../db/database.ts';
import { insertAnswers } from '../chat-hours/public.ts';
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
  /** Answering minutes between a question and its answer, in threads with a family. */
  countWait?: (times: { from: Date; to: Date }) => number;
}

/** Fills empty threads, for demonstrations, tests and benchmarks. */
export async function makeMessages(
  db: Db,
  carehomeId: string,
  { id, isWaiting, messages, readers, countWait }: ThreadToFill,
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
  if (countWait)
    await insertAnswers(
      db,
      listAnswers(messages).map(({ number, from, to }) => ({
        ...of,
        number,
        answered_at: to,
        minutes: countWait({ from, to }),
      })),
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

/** Each message of the home that follows one of the family, with when that one came. */
function listAnswers(messages: readonly MessageToMake[]) {
  let from: Date | undefined;
  return messages.flatMap(({ is_home, at }, index) => {
    const asked = from;
    from = is_home ? undefined : (from ?? at);
    return is_home && asked ? { number: index + 1, from: asked, to: at } : [];
  });
}
