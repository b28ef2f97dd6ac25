import type { Guest, replyCalls } from '@relish/shared/events/replies/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome, SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { findUnreadWarnings } from '../../library/suggestions/public.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import { findOwnPerson } from '../../residents/relatives/public.ts';
import { findEvent, viewerOf } from '../events/public.ts';
import { listGuests, listNotSeen, livesHere, markSeen } from './queries.ts';
import { givePlaceBack, takePlace } from './take-place.ts';

// Families see no reply but their own, so places are counted and given in system transactions. Whether they see the
// event is decided before, in their own.
export const replyHandlers: Handlers<typeof replyCalls> = {
  'replies/accept': {
    staged: async (context, { event_id, guests, resident_id }) => {
      const { carehomeId, user } = context;
      await context.transaction(async (db) => {
        await seeEvent(context, db, event_id);
        if (resident_id !== null && !(await findOwnPerson(db, carehomeId, user.id, resident_id)))
          throw notFound();
      });
      const replier = { user_id: user.id };
      return context.system((db) =>
        takePlace(context, db, { event_id, replier, guests, resident_id }),
      );
    },
  },

  'replies/withdraw': {
    staged: async (context, { event_id }) => {
      await context.transaction((db) => seeEvent(context, db, event_id));
      const replier = { user_id: context.user.id };
      await context.system((db) => givePlaceBack(context, db, { event_id, replier }));
      return {};
    },
  },

  'replies/seen': {
    staged: async (context, { event_id, version }) => {
      const { carehomeId, user } = context;
      await context.transaction((db) => seeEvent(context, db, event_id));
      const seen = { eventId: event_id, userId: user.id, version };
      await context.system((db) => markSeen(db, carehomeId, seen));
      return {};
    },
  },

  'replies/list': async (context, { event_id }) => {
    const { db, carehomeId } = context;
    await seeEvent(context, db, event_id);
    const rows = await listGuests(db, carehomeId, event_id);
    const portrait = await signPortraits(
      context,
      rows.map(({ resident_id, photo_id }) => ({ id: resident_id ?? '', photo_id })),
    );
    const toGuest = (row: (typeof rows)[number]): Guest => ({
      id: row.id,
      name: row.name,
      resident:
        row.resident_id === null
          ? null
          : {
              id: row.resident_id,
              preferred_name: row.preferred_name ?? '',
              last_name: row.last_name ?? '',
              picture: portrait({ id: row.resident_id, photo_id: row.photo_id }),
            },
      guests: row.guests,
      replied_at: row.replied_at,
    });
    return {
      coming: rows.filter(({ status }) => status === 'coming').map(toGuest),
      waiting: rows.filter(({ status }) => status === 'waiting').map(toGuest),
    };
  },

  'replies/not-seen': async (context, { event_id }) => {
    const { db, carehomeId } = context;
    await seeEvent(context, db, event_id);
    return listNotSeen(db, carehomeId, event_id);
  },

  'replies/put-down': {
    staged: async (context, { event_id, resident_id, acknowledged }) => {
      await context.transaction(async (db) => {
        const event = await seeEvent(context, db, event_id);
        if (!(await livesHere(db, context.carehomeId, resident_id))) throw notFound();
        if (event.activity_id === null) return;
        const { unread } = await findUnreadWarnings({ ...context, db } satisfies InHome, {
          activity_id: event.activity_id,
          resident_ids: [resident_id],
          acknowledged: [...event.acknowledged, ...acknowledged],
        });
        if (unread.length > 0) throw invalid({ acknowledged: unread });
      });
      const replier = { user_id: null, resident_id };
      const { is_waiting } = await context.system((db) =>
        takePlace(context, db, { event_id, replier, guests: 1, resident_id }),
      );
      return { is_waiting };
    },
  },

  'replies/take-off': {
    staged: async (context, { event_id, resident_id }) => {
      await context.transaction((db) => seeEvent(context, db, event_id));
      const replier = { user_id: null, resident_id };
      await context.system((db) => givePlaceBack(context, db, { event_id, replier }));
      return {};
    },
  },
};

/** 404 for an event that this user does not see (N1, N2). */
async function seeEvent(context: SignedIn, db: Db, id: string) {
  const event = await findEvent(db, context.carehomeId, viewerOf(context), id);
  if (!event) throw notFound();
  return event;
}
