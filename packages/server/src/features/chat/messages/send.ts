import { createHash } from 'node:crypto';

import type { messageCalls } from '@relish/shared/chat/messages/contract.ts';
import type { WritingState } from '@relish/shared/chat/threads/choices.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';
import type { z } from 'zod';

import { invalid, notFound } from '../../../core/app-error.ts';
import { after, seconds } from '../../../core/clock.ts';
import type { InHome, SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { listSeenPhotos } from '../../photos/photos/public.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { flagWords } from '../chat-safety/public.ts';
import { pushMessages } from '../notifications/public.ts';
import {
  announceThread,
  findWaiting,
  isReadOut,
  listFamily,
  moveReader,
  type OpenThread,
  openToChange,
  updateThread,
  writingOf,
} from '../threads/public.ts';
import { answerAutomatically, recordAnswer } from './answering.ts';
import { readCards } from './cards.ts';
import { answerInDemo } from './job-kinds.ts';
import { findByClientId, insertPhotos } from './queries.ts';
import { storeMessage } from './store-message.ts';

type Sent = z.output<(typeof messageCalls)['messages/send']['input']>;
type Staged = SignedIn & {
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  system: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};

/** Row level security hides others in a photo from relatives, so photos are decided before the message is stored. */
export async function sendMessage(context: Staged, input: Sent) {
  const photos = await listSeenPhotos(context, input.photo_ids);
  const residents = new Map(
    [...photos].map(([id, { card }]) => [
      id,
      { isOwn: card.is_own, ids: card.residents.map((each) => each.id) },
    ]),
  );
  return context.transaction((db) => store({ ...context, db }, input, residents));
}

type Attached = ReadonlyMap<string, { isOwn: boolean; ids: readonly string[] }>;

async function store(context: InHome, input: Sent, photos: Attached) {
  const { db, carehomeId, user, now } = context;
  const { thread } = await openToChange(context, input.thread_id);
  const input_hash = hashInput(input);
  const first = await findByClientId(db, carehomeId, input.id);
  if (first) {
    const isSame =
      first.author_id === user.id &&
      first.thread_id === thread.id &&
      first.input_hash === input_hash;
    if (!isSame) throw inUse();
    return { number: first.number, at: first.created_at };
  }
  const writing = writingOf(context, thread);
  if (writing !== 'open') throw invalid({ thread_id: [CLOSED[writing]] });
  await checkReachable(context, thread);
  if (input.reply_to !== null && input.reply_to > thread.number) throw notFound();
  checkPhotos(context, thread, input.photo_ids, photos);
  await checkCard(context, input.card);
  if (input.of_resident) await checkOwnWords(context, thread);

  const isHome = can(user, 'chat.answer');
  const withFamily = thread.kind === 'family' || thread.kind === 'private';
  const isAnswer = withFamily && isHome && !input.of_resident;
  const stored = await storeMessage(db, carehomeId, {
    threadId: thread.id,
    effect: isAnswer ? 'answers' : withFamily && !isHome ? 'asks' : 'none',
    now,
    message: {
      id: input.id,
      author_id: user.id,
      is_home: isHome,
      of_resident: input.of_resident ?? false,
      body: input.body ?? '',
      reply_to: input.reply_to,
      card_kind: input.card?.kind ?? null,
      card_id: input.card?.id ?? null,
      input_hash,
    },
  });
  // Sent to another thread at the same moment.
  if (!stored) throw inUse();
  const { number, at } = stored;
  await insertPhotos(db, carehomeId, { threadId: thread.id, number }, input.photo_ids);
  if (input.of_resident) await settleAnswered(context, thread, input.reply_to);
  const reader = { threadId: thread.id, userId: user.id, isHome };
  await moveReader(db, carehomeId, reader, { number, now });
  if (isAnswer) await recordAnswer(context, thread, stored);
  if (withFamily && !isHome) await answerAutomatically(context, thread, stored);
  if (withFamily && isHome && user.demo) {
    const answered = { carehome_id: carehomeId, thread_id: thread.id, number };
    await enqueue(db, answerInDemo, answered, after(now, seconds(6)));
  }
  const isFlagged = await flagWords(context, { thread, number, body: input.body ?? '' });
  const notified = { carehome_id: carehomeId, thread_id: thread.id, number };
  await enqueue(db, pushMessages, notified, after(now, seconds(20)));
  await announceThread(context, thread.id, isFlagged ? ['chat-alerts'] : []);
  return { number, at };
}

/** Only what the resident can have said today (N8). */
async function checkOwnWords(context: InHome, thread: OpenThread) {
  if (!(await isReadOut(context, thread)))
    throw invalid({
      of_resident: [
        'Only staff write down what a resident says, while the resident is in the home.',
      ],
    });
}

/** The words of a resident answer the message they reply to; a question to the home still waits. */
async function settleAnswered(
  { db, carehomeId }: InHome,
  thread: OpenThread,
  replyTo: number | null,
) {
  if (replyTo === null || thread.waiting_number !== replyTo) return;
  const next = await findWaiting(db, carehomeId, thread.id, replyTo + 1);
  await updateThread(db, carehomeId, thread.id, {
    waiting_number: next?.number ?? null,
    waiting_since: next?.created_at ?? null,
  });
}

const hashInput = (input: Sent): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** The same text for every reason, so that it reveals nothing about the other message. */
const inUse = () =>
  invalid({ id: ['This message was sent before with another text. Send it again.'] });

const CLOSED: Record<Exclude<WritingState, 'open'>, string> = {
  closed: 'The home has closed this conversation.',
  paused: 'The home has paused your messages. Please ring the home.',
  read_only: 'This conversation can be read, but no longer answered.',
};

/** A message of the home that no relative can read would never be answered. */
async function checkReachable({ db, carehomeId, user, now }: InHome, thread: OpenThread) {
  if (thread.resident_id === null || isRelative(user)) return;
  const residentIds = [thread.resident_id];
  const family = await listFamily(db, carehomeId, { residentIds, now });
  const isRead = family.some(
    ({ user_id }) => thread.relative_id === null || thread.relative_id === user_id,
  );
  if (isRead) return;
  const agreed = await listAgreements(db, carehomeId, residentIds, 'chat_family');
  throw invalid({
    thread_id: [
      agreed(thread.resident_id, 'chat_family')
        ? 'No relative can read this conversation at the moment.'
        : 'The resident has not agreed to chat with the family.',
    ],
  });
}

/** Of the resident whose thread it is; relatives attach what they suggested themselves. */
function checkPhotos(
  { user }: InHome,
  thread: OpenThread,
  ids: readonly string[],
  photos: Attached,
) {
  const { resident_id } = thread;
  for (const id of ids) {
    const photo = photos.get(id);
    if (!photo || (isRelative(user) && !photo.isOwn)) throw notFound();
    if (resident_id !== null && !photo.ids.includes(resident_id))
      throw invalid({ photo_ids: ['Choose photos of the resident this conversation is about.'] });
  }
}

/** 404 unless the author sees the record. */
async function checkCard(context: InHome, card: Sent['card']) {
  if (card === null) return;
  const found = await readCards(context, [{ card_kind: card.kind, card_id: card.id }]);
  if (found.length === 0) throw notFound();
}
