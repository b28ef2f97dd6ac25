import { VISIT_LIMITS } from '@relish/shared/events/visits/choices.ts';
import type { visitCalls } from '@relish/shared/events/visits/contract.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findOwnPerson } from '../../residents/relatives/public.ts';
import { dayAhead, listExpected } from './expected.ts';
import { findOwnVisit, insertVisit, livedHere, updateVisit } from './queries.ts';

/** Events are planned up to a year ahead, and a reply to one is a visit. */
const LISTED_DAYS = 366;

export const visitHandlers: Handlers<typeof visitCalls> = {
  'visits/own': async (context) => {
    const { db, carehomeId, user } = context;
    const expected = await listExpected(db, carehomeId, {
      from: dayAhead(context),
      to: dayAhead(context, LISTED_DAYS),
      userId: user.id,
    });
    return expected.map(({ resident, ...visit }) => ({
      ...visit,
      resident: resident && { id: resident.id, preferred_name: resident.preferred_name },
    }));
  },

  'visits/announce': async (context, { resident_id, ...details }) => {
    const { db, carehomeId, user, now } = context;
    await seeOwnPerson(context, resident_id);
    checkDay(context, details.day);
    const { id } = await insertVisit(db, {
      ...toValues(details),
      carehome_id: carehomeId,
      user_id: user.id,
      resident_id,
      announced_at: now,
    });
    await audit(context, 'announce', id);
    return { id };
  },

  'visits/edit': async (context, { id, ...details }) => {
    const { db, carehomeId } = context;
    await openOwnVisit(context, id);
    checkDay(context, details.day);
    await updateVisit(db, carehomeId, id, toValues(details));
    await audit(context, 'edit', id);
    return {};
  },

  'visits/cancel': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    const { cancelled_at } = await openOwnVisit(context, id);
    if (cancelled_at !== null) return {};
    await updateVisit(db, carehomeId, id, { cancelled_at: now });
    await audit(context, 'cancel', id);
    return {};
  },

  'visits/restore': async (context, { id }) => {
    const { db, carehomeId } = context;
    const { cancelled_at } = await openOwnVisit(context, id);
    if (cancelled_at === null) return {};
    await updateVisit(db, carehomeId, id, { cancelled_at: null });
    await audit(context, 'restore', id);
    return {};
  },

  'visits/of-resident': async (context, { resident_id }) => {
    const { db, carehomeId } = context;
    if (!(await livedHere(db, carehomeId, resident_id))) throw notFound();
    return listExpected(db, carehomeId, {
      from: dayAhead(context),
      to: dayAhead(context, VISIT_LIMITS.profileDays),
      residentId: resident_id,
    });
  },
};

interface Details {
  day: string;
  part: 'morning' | 'afternoon' | 'evening' | null;
  time: string | null;
  people: number;
  note: string | null;
}

const toValues = ({ day, part, time, people, note }: Details) => ({
  day,
  part,
  at_time: part === null ? time : null,
  people,
  note,
});

/** 404 for another family's resident (N1), and once the family was informed that theirs has left or died (N8). */
async function seeOwnPerson({ db, carehomeId, user, now }: InHome, residentId: string) {
  const person = await findOwnPerson(db, carehomeId, user.id, residentId);
  if (!person || familyState(person, now) !== 'here') throw notFound();
}

/** 404 also for an own visit to a resident whom the user may no longer see (N3). */
async function openOwnVisit(context: InHome, id: string) {
  const { db, carehomeId, user } = context;
  const visit = await findOwnVisit(db, carehomeId, user.id, id);
  if (!visit) throw notFound();
  await seeOwnPerson(context, visit.resident_id);
  return visit;
}

function checkDay(context: InHome, day: string) {
  if (day < dayAhead(context)) throw invalid({ day: ['Choose today or a later day.'] });
  if (day > dayAhead(context, VISIT_LIMITS.daysAhead))
    throw invalid({ day: [`Choose a day in the next ${VISIT_LIMITS.daysAhead} days.`] });
}

const audit = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, {
    action: `visit.${action}`,
    entity: 'visit',
    entity_id: id,
  });
