import { dayIn } from '@relish/shared/days.ts';
import type { registerCalls } from '@relish/shared/events/register/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import { type EventRow, findEvent, viewerOf } from '../events/public.ts';
import { findMark, listPeople, livesHere, saveMark } from './queries.ts';

export const registerHandlers: Handlers<typeof registerCalls> = {
  'register/get': async (context, { event_id }) => {
    const { db, carehomeId } = context;
    const event = await seeEvent(context, event_id);
    const rows = await listPeople(db, carehomeId, event);
    const portrait = await signPortraits(context, rows);
    return {
      is_open: whyClosed(context, event) === undefined,
      people: rows.map((row) => ({ ...row, picture: portrait(row) })),
    };
  },

  'register/mark': async (context, { event_id, resident_id, ...input }) => {
    const { db, carehomeId, user, now } = context;
    const event = await seeEvent(context, event_id);
    if (!(await livesHere(db, carehomeId, resident_id))) throw notFound();
    const problem = whyClosed(context, event);
    if (problem !== undefined) throw invalid({ event_id: [problem] });
    const mark = { ...input, event_id, resident_id, userId: user.id, now };
    if (await saveMark(db, carehomeId, mark))
      await insertAudit(db, context, {
        action: 'event-register.mark',
        entity: 'event',
        entity_id: event_id,
      });
    return { mark: await findMark(db, carehomeId, event_id, resident_id) };
  },
};

async function seeEvent(context: InHome, id: string) {
  const event = await findEvent(context.db, context.carehomeId, viewerOf(context), id);
  if (!event) throw notFound();
  return event;
}

function whyClosed({ user, now }: InHome, { status, day, is_draft }: EventRow): string | undefined {
  if (is_draft) return 'This event is not published yet.';
  if (status === 'cancelled') return 'This event was cancelled.';
  return day > dayIn(user.carehome.time_zone, now)
    ? 'The register opens on the day of the event.'
    : undefined;
}
