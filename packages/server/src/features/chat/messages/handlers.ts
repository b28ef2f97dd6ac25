import { MESSAGE_LIMITS } from '@relish/shared/chat/messages/choices.ts';
import type { messageCalls } from '@relish/shared/chat/messages/contract.ts';
import { dayIn } from '@relish/shared/days.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { listSeenPhotos } from '../../photos/photos/public.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { listReported } from '../chat-safety/public.ts';
import {
  announceThread,
  claimOpening,
  findRead,
  hasReadAsFar,
  moveReader,
  nameFor,
  type OpenThread,
  openThread,
} from '../threads/public.ts';
import { hidingCards, readCards } from './cards.ts';
import { editHandlers } from './edit.ts';
import { cutAround } from './excerpt.ts';
import {
  deleteReaction,
  findMessage,
  listMessages,
  searchMessages,
  setReaction,
} from './queries.ts';
import { sendMessage } from './send.ts';
import { toMessage } from './show.ts';

export const messageHandlers: Handlers<typeof messageCalls> = {
  ...editHandlers,

  'messages/list': {
    staged: async (context, { thread_id, ...page }) => {
      const { transaction, carehomeId, user } = context;
      const { thread, rows, read, cards, reported, tellsMood } = await transaction(async (db) => {
        const inHome = { ...context, db };
        const opened = await openThread(inHome, thread_id);
        await auditOpening(inHome, thread_id);
        const messages = await listMessages(db, carehomeId, thread_id, page);
        return {
          thread: opened.thread,
          rows: messages,
          read: await findRead(db, carehomeId, thread_id, user.id),
          cards: await readCards(inHome, messages),
          reported: await listReported(db, carehomeId, {
            threadId: thread_id,
            numbers: messages.map(({ number }) => number),
            userId: user.id,
          }),
          tellsMood: await tellsHowReceived(inHome, opened.thread),
        };
      });
      const ids = [...new Set(rows.flatMap(({ photo_ids }) => photo_ids))];
      const seen = await listSeenPhotos(context, ids, thread.resident_id);
      const photos = new Map(
        [...seen].flatMap(([id, { card, familySees }]) => {
          const { picture, caption, is_blurred } = card;
          const shown = { id, caption, is_blurred, family_sees: familySees };
          return picture ? [[id, { ...shown, picture }] as const] : [];
        }),
      );
      const findCard = await hidingCards(context, cards);
      return {
        messages: rows.map((row) =>
          toMessage(context, row, { photos, findCard, reported, tellsMood }),
        ),
        last: thread.number,
        read,
      };
    },
  },

  'messages/send': { staged: sendMessage },

  'messages/react': async (context, { thread_id, number, kind }) => {
    const { db, carehomeId, user, now } = context;
    await openThread(context, thread_id);
    const key = { threadId: thread_id, number };
    const message = await findMessage(db, carehomeId, key);
    if (!message || message.deleted_at !== null) throw notFound();
    if (kind === null) await deleteReaction(db, carehomeId, key, user.id);
    else await setReaction(db, carehomeId, key, { userId: user.id, kind, now });
    await announceThread(context, thread_id);
    return {};
  },

  'messages/read': async (context, { thread_id, number }) => {
    const { db, carehomeId, now } = context;
    const { thread } = await openThread(context, thread_id);
    const reader = readerIn(context, thread_id);
    const upTo = Math.min(number, thread.number);
    const isFirst = !(await hasReadAsFar(db, carehomeId, reader, upTo));
    const hasMoved = upTo > 0 && (await moveReader(db, carehomeId, reader, { number: upTo, now }));
    // Others see only how far their other side has read, so the second reader changes nothing for them.
    if (hasMoved && isFirst) await announceThread(context, thread_id);
    return { read: await findRead(db, carehomeId, thread_id, reader.userId) };
  },

  'messages/search': async (context, { thread_id, text }) => {
    const { db, carehomeId } = context;
    await openThread(context, thread_id);
    await auditOpening(context, thread_id);
    const rows = await searchMessages(db, carehomeId, thread_id, text);
    return rows.map(({ number, at, body, of_resident, ...author }) => ({
      number,
      at,
      of_resident,
      author: nameFor(context, author),
      excerpt: cutAround(body, text, MESSAGE_LIMITS.excerpt),
    }));
  },
};

const readerIn = ({ user }: Pick<InHome, 'user'>, threadId: string) => ({
  threadId,
  userId: user.id,
  isHome: can(user, 'chat.answer'),
});

/** Families learn how a resident seemed to feel only with the resident’s consent. */
async function tellsHowReceived({ db, carehomeId, user }: InHome, { resident_id }: OpenThread) {
  if (!isRelative(user)) return true;
  if (resident_id === null) return false;
  const agreed = await listAgreements(db, carehomeId, [resident_id], 'share_mood_family');
  return agreed(resident_id, 'share_mood_family');
}

/** Domain 7.7: reading by relatives is audited, once a day for each thread. */
async function auditOpening(context: InHome, threadId: string) {
  const { db, carehomeId, user, now } = context;
  if (!isRelative(user)) return;
  const today = dayIn(user.carehome.time_zone, now);
  if (await claimOpening(db, carehomeId, readerIn(context, threadId), today))
    await insertAudit(db, context, {
      action: 'thread.read',
      entity: 'thread',
      entity_id: threadId,
    });
}
