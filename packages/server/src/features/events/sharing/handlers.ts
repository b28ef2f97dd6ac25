import { eventAudiences } from '@relish/shared/audiences.ts';
import type { sharingCalls } from '@relish/shared/events/sharing/contract.ts';
import { writeCalendar } from '@relish/shared/events/sharing/ical.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { newSecret } from '../../../core/secrets.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { hidingResidents } from '../../residents/names/public.ts';
import { withoutNames } from '../events/public.ts';
import { removePrint } from './print-queries.ts';
import { listSheets, printProgramme } from './programme.ts';
import { findCalendarEvent, findOwnFeed, insertFeed, revokeFeed } from './queries.ts';

const ENTITY = 'calendar_feed';

export const sharingHandlers: Handlers<typeof sharingCalls> = {
  'sharing/ics': {
    staged: async ({ transaction, system, carehomeId, user, now }, { id }) => {
      const event = await transaction((db) =>
        findCalendarEvent(db, carehomeId, eventAudiences(user), id),
      );
      if (!event) throw notFound();
      const hide = await system((db) => hidingResidents(db, carehomeId));
      const { name, time_zone: timeZone } = user.carehome;
      return {
        file_name: `event-${event.day}.ics`,
        text: writeCalendar({ name, timeZone, events: [withoutNames(event, hide)], now }),
      };
    },
  },

  'sharing/feed-status': async ({ db, carehomeId, user }) => ({
    feed: await findOwnFeed(db, carehomeId, user.id),
  }),

  'sharing/create-feed': async (context) => {
    const { db, carehomeId, user, now } = context;
    await revokeFeed(db, carehomeId, user.id, now);
    const token = newSecret();
    const { id } = await insertFeed(db, carehomeId, { userId: user.id, token, now });
    await insertAudit(db, context, { action: 'calendar-feed.add', entity: ENTITY, entity_id: id });
    return { path: `/calendar/${token}.ics` };
  },

  'sharing/revoke-feed': async (context) => {
    const { db, carehomeId, user, now } = context;
    const revoked = await revokeFeed(db, carehomeId, user.id, now);
    if (revoked)
      await insertAudit(db, context, {
        action: 'calendar-feed.revoke',
        entity: ENTITY,
        entity_id: revoked.id,
      });
    return {};
  },

  'sharing/programme': { staged: printProgramme },
  'sharing/prints': listSheets,

  'sharing/remove-print': async ({ db, carehomeId, now }, { id }) => {
    if (!(await removePrint(db, carehomeId, id, now))) throw notFound();
    return {};
  },
};
