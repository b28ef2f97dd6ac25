import { isVisitor } from '@relish/shared/permissions.ts';
import { GIFT_DAYS, type giftCalls } from '@relish/shared/photos/gifts/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import { after, days, minutes } from '../../../core/clock.ts';
import type { Handlers, InHome, SignedIn } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { requireCheck } from '../../residents/subject-access/public.ts';
import { recordCopies } from '../copies/public.ts';
import { isStillShown } from './contents.ts';
import { findGiftToSend, mayHaveGift } from './find-gift.ts';
import { giftFileName } from './gift-file.ts';
import { makeGift } from './job-kinds.ts';
import { findLatestGift, type FoundGift, type GiftSubject, insertGift } from './queries.ts';

// A job that has not moved on for so long has died.
const STUCK_AFTER = minutes(15);

const askingFor = ({ user, carehomeId, now }: SignedIn) => ({
  user,
  userId: user.id,
  carehomeId,
  now,
});

const isBeingMade = ({ state, touched_at }: FoundGift, now: Date) =>
  (state === 'queued' || state === 'running') &&
  Date.parse(touched_at) > after(now, -STUCK_AFTER).getTime();

/** A subject access request needs the same check for its pictures as for its texts. */
async function checkReleased(context: InHome, { resident_id }: GiftSubject) {
  if (resident_id === null) throw notFound();
  const { withheld } = await requireCheck(context, resident_id);
  if (withheld.includes('photo_people'))
    throw invalid({ resident_id: ['The serious-harm check withholds their photos.'] });
}

export const giftHandlers: Handlers<typeof giftCalls> = {
  'gifts/get': {
    staged: async (context, subject) => {
      const { transaction, system, carehomeId, now } = context;
      const { may, gift } = await transaction(async (db) => ({
        may: await mayHaveGift(db, askingFor(context), subject),
        gift: await findLatestGift(db, carehomeId, subject, now),
      }));
      if (may === 'unknown') throw notFound();
      if (may === 'not yet' || !gift) return { gift: null, can_make: may === 'yes' };
      const isDone = gift.state === 'done';
      const state = isDone || isBeingMade(gift, now) ? gift.state : ('failed' as const);
      return {
        can_make: true,
        gift: {
          id: gift.id,
          state,
          progress: gift.progress,
          photo_count: gift.photo_count,
          file_bytes: gift.file_bytes,
          created_at: gift.created_at,
          expires_at: gift.expires_at,
          is_current: !isDone || (await isStillShown(system, carehomeId, gift)),
        },
      };
    },
  },

  'gifts/make': {
    staged: async (context, { is_entitled, ...subject }) => {
      const { transaction, creating, carehomeId, user, now } = context;
      const make = creating(async (db) => {
        const may = await mayHaveGift(db, askingFor(context), subject);
        if (may === 'unknown') throw notFound();
        if (may === 'not yet')
          throw invalid({ resident_id: ['This file is for families when a stay has ended.'] });
        if (!isVisitor(user) && !is_entitled)
          throw invalid({
            is_entitled: ['Confirm that the person who receives it is entitled to it.'],
          });
        if (subject.for_subject) await checkReleased({ ...context, db }, subject);
        const before = await findLatestGift(db, carehomeId, subject, now);
        // A second click does not start the same work twice.
        if (before && isBeingMade(before, now)) return { id: before.id };
        const { id } = await insertGift(db, carehomeId, {
          ...subject,
          requestedBy: user.id,
          now,
          expiresAt: after(now, days(GIFT_DAYS)),
        });
        await insertAudit(db, context, { action: 'gift.make', entity: 'gift', entity_id: id });
        await enqueue(db, makeGift, { carehome_id: carehomeId, gift_id: id }, now);
        return { id };
      });
      return transaction(make);
    },
  },

  'gifts/open': {
    staged: async (context, { id }) => {
      const { transaction, carehomeId, user, sessionId, media, now } = context;
      const gift = await findGiftToSend(context, askingFor(context), id);
      if (!gift) throw notFound();
      if (gift === 'outdated')
        throw invalid({ id: ['Something in this file is no longer shared. Make it again.'] });
      await transaction(async (db) => {
        await recordCopies(db, carehomeId, {
          photoIds: gift.used.map((photo) => photo.id),
          kind: 'gift',
          userId: user.id,
          now,
        });
        await insertAudit(db, context, { action: 'gift.open', entity: 'gift', entity_id: id });
      });
      return {
        url: media.giftUrls.url({ carehomeId, sessionId, id }, now),
        file_name: giftFileName(gift.created_at),
      };
    },
  },
};
