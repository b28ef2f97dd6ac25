import { VISIT_LIMITS } from '@relish/shared/events/visits/choices.ts';
import type { receptionCalls, SignInInput } from '@relish/shared/events/visits/reception.ts';
import type { z } from 'zod';

import { invalid, notFound } from '../../../core/app-error.ts';
import { after, days } from '../../../core/clock.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import {
  findSameEntry,
  insertEntry,
  listAtHome,
  listEntries,
  listInside,
  lockEntry,
  updateEntry,
} from './entry-queries.ts';
import { dayAhead, listExpected } from './expected.ts';
import { livedHere } from './queries.ts';

export const receptionHandlers: Handlers<typeof receptionCalls> = {
  'visits/day': async (context, { day }) => {
    const { db, carehomeId } = context;
    if (day < dayAhead(context, -VISIT_LIMITS.pastDays))
      throw invalid({ day: [`You can look back ${VISIT_LIMITS.pastDays} days.`] });
    const withOpen = day === dayAhead(context);
    return {
      expected: await listExpected(db, carehomeId, { from: day, to: day }),
      entries: await listEntries(db, carehomeId, { day, withOpen }),
    };
  },

  'visits/sign-in': async (context, input) => {
    const { db, carehomeId, user, now } = context;
    const entry = await insertEntry(db, {
      ...(await whoComes(context, input)),
      carehome_id: carehomeId,
      client_uuid: input.client_uuid,
      firm: input.firm,
      people: input.people,
      day: dayAhead(context),
      signed_in_at: now,
      signed_in_by: user.id,
    });
    if (entry) await audit(context, 'sign-in', entry.id);
    const same = entry ?? (await findSameEntry(db, carehomeId, input));
    if (!same) throw invalid({ name: ['This has been changed meanwhile. Look again first.'] });
    return { id: same.id };
  },

  'visits/sign-out': async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const { signed_out_at } = await openEntry(context, id);
    if (signed_out_at !== null) return {};
    await updateEntry(db, carehomeId, id, { signed_out_at: now, signed_out_by: user.id });
    await audit(context, 'sign-out', id);
    return {};
  },

  'visits/back-in': async (context, { id }) => {
    const { db, carehomeId } = context;
    const entry = await openEntry(context, id);
    if (entry.signed_out_at === null) return {};
    const other = await findSameEntry(db, carehomeId, entry);
    if (other && other.id !== id) return {};
    const inside = { signed_out_at: null, signed_out_by: null, not_signed_out: false };
    await updateEntry(db, carehomeId, id, inside);
    await audit(context, 'back-in', id);
    return {};
  },

  'visits/remove': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    await openEntry(context, id);
    await updateEntry(db, carehomeId, id, { removed_at: now });
    await audit(context, 'remove', id);
    return {};
  },

  'visits/fire-list': async ({ db, carehomeId, now }) => {
    const inside = await listInside(db, carehomeId, after(now, -days(1)));
    const residents = await listAtHome(db, carehomeId);
    return {
      at: now.toISOString(),
      visitors: inside.filter(({ signed_out_at }) => signed_out_at === null),
      perhaps: inside.filter(({ signed_out_at }) => signed_out_at !== null),
      residents: residents.toSorted(byRoom),
    };
  },
};

/** Room 9 before room 10, and residents without a room at the end. */
const byRoom = (one: { room: string | null }, other: { room: string | null }) =>
  Number(one.room === null) - Number(other.room === null) ||
  (one.room ?? '').localeCompare(other.room ?? '', 'en', { numeric: true });

/** The account of an expected visitor, or the name of someone else. 404 for records that are not of this home. */
async function whoComes(context: InHome, input: z.output<typeof SignInInput>) {
  const { db, carehomeId } = context;
  const { visit_id, reply_id, name, resident_id } = input;
  if (name !== null) {
    if (resident_id !== null && !(await livedHere(db, carehomeId, resident_id))) throw notFound();
    return { visit_id: null, reply_id: null, user_id: null, name, resident_id };
  }
  const today = dayAhead(context);
  const expected = await listExpected(db, carehomeId, { from: today, to: today });
  const found = expected.find((each) =>
    visit_id === null ? each.reply_id === reply_id : each.visit_id === visit_id,
  );
  if (!found) throw notFound();
  return {
    visit_id,
    reply_id,
    user_id: found.user_id,
    name: null,
    resident_id: found.resident?.id ?? null,
  };
}

async function openEntry({ db, carehomeId }: InHome, id: string) {
  const entry = await lockEntry(db, carehomeId, id);
  if (!entry || entry.removed_at !== null) throw notFound();
  return entry;
}

const audit = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, {
    action: `visitor.${action}`,
    entity: 'visitor_entry',
    entity_id: id,
  });
