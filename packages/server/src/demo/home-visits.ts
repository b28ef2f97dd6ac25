import { randomUUID } from 'node:crypto';

import { addDays, dayIn } from '@relish/shared/days.ts';
import type { VisitingHours } from '@relish/shared/events/visits/visiting-times.ts';

import { after, days, minutes } from '../core/clock.ts';
import type { Db } from '../db/database.ts';
import { makePerson } from '../features/accounts/people/make.ts';
import { makeVisit, makeVisitingHours, makeVisitorEntry } from '../features/events/visits/make.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const HOURS: Omit<VisitingHours, 'id'>[] = [
  { kind: 'mealtime', label: 'Lunch', weekdays: EVERY_DAY, from: '12:30', to: '13:30' },
  { kind: 'quiet', label: 'Rest after lunch', weekdays: EVERY_DAY, from: '13:30', to: '14:15' },
  { kind: 'mealtime', label: 'Supper', weekdays: EVERY_DAY, from: '17:00', to: '18:00' },
  { kind: 'quiet', label: 'The night', weekdays: EVERY_DAY, from: '21:00', to: '07:00' },
];

type Announced = Omit<Parameters<typeof makeVisit>[2], 'user_id' | 'resident_id' | 'day'> & {
  /** From today. */
  in: number;
};

/** One list for each relative with an account, in turn. */
const VISITS: Announced[][] = [
  [
    { in: 0, part: 'afternoon', people: 2, note: 'Bringing the new photographs.' },
    { in: 3, time: '10:30' },
    { in: 9, part: 'afternoon', people: 3 },
  ],
  [
    { in: 0, time: '11:00' },
    { in: 2, part: 'afternoon' },
  ],
  [
    { in: 0, part: 'evening', people: 2, note: 'Straight from work, about half past six.' },
    { in: 6, part: 'morning' },
  ],
  [
    { in: 1, part: 'afternoon', people: 4, note: 'With the grandchildren.' },
    { in: 8, time: '15:00' },
  ],
];

interface OtherVisitor {
  name: string;
  firm?: string;
  visitsResident?: number;
  people?: number;
  /** Before now. */
  arrivedMinutes: number;
  stayedMinutes?: number;
  notSignedOut?: boolean;
}

const DAY_MINUTES = 1440;

const OTHERS: OtherVisitor[] = [
  { name: 'Brian Tate', firm: 'Lift engineer', arrivedMinutes: 50 },
  { name: 'Moira Kelly', visitsResident: 4, arrivedMinutes: 35 },
  { name: 'Denise Shaw', firm: 'Hairdresser', arrivedMinutes: 190, stayedMinutes: 120 },
  {
    name: 'Revd Paul Ames',
    firm: 'St Mary’s',
    arrivedMinutes: DAY_MINUTES + 90,
    stayedMinutes: 60,
  },
  { name: 'Kath Lowe', visitsResident: 7, arrivedMinutes: 2 * DAY_MINUTES, notSignedOut: true },
  {
    name: 'Owen and Beth Price',
    visitsResident: 2,
    people: 2,
    arrivedMinutes: 3 * DAY_MINUTES,
    stayedMinutes: 95,
  },
];

/** Relatives who announce visits, besides those with an account to sign in with. */
const VISITING_FAMILIES = 3;

interface Setting {
  carehomeId: string;
  managerId: string;
  passwordHash: string;
  timeZone: string;
  now: Date;
}

interface Visitor {
  user_id: string;
  resident_id: string;
}

/** Visiting times, announced visits of two weeks and visitors of the last days. */
export async function makeHomeVisits(
  db: Db,
  { residentIds, ...setting }: Setting & { residentIds: readonly string[] },
) {
  const { carehomeId, managerId, timeZone, now } = setting;
  const today = dayIn(timeZone, now);
  for (const hours of HOURS)
    await makeVisitingHours(db, carehomeId, hours, { userId: managerId, now });
  const visitors = await listVisitors(db, setting);
  for (const [index, visitor] of visitors.entries())
    for (const { in: ahead, ...visit } of VISITS[index % VISITS.length] ?? [])
      await makeVisit(db, carehomeId, { ...visitor, ...visit, day: addDays(today, ahead) }, now);
  for (const { visitsResident, arrivedMinutes, stayedMinutes, notSignedOut, ...other } of OTHERS) {
    const signed_in_at = after(now, -minutes(arrivedMinutes));
    const resident_id = visitsResident === undefined ? undefined : residentIds[visitsResident];
    const stayed = notSignedOut ? minutes(12 * 60) : minutes(stayedMinutes ?? 0);
    await makeVisitorEntry(db, carehomeId, {
      ...other,
      client_uuid: randomUUID(),
      day: dayIn(timeZone, signed_in_at),
      signed_in_at,
      signed_in_by: managerId,
      ...(resident_id !== undefined && { resident_id }),
      ...(stayed > 0 && { signed_out_at: after(signed_in_at, stayed) }),
      ...(notSignedOut && { not_signed_out: true }),
    });
  }
}

/** Those with an account first; a few others get one, so that reception expects several families. */
async function listVisitors(db: Db, { carehomeId, passwordHash, now }: Setting) {
  const rows = await db
    .selectFrom('relatives as a')
    .innerJoin('relative_links as l', 'l.relative_id', 'a.id')
    .innerJoin('residents as r', 'r.id', 'l.resident_id')
    .select(['a.id', 'a.user_id', 'a.email', 'a.first_name', 'a.last_name', 'l.resident_id'])
    .where('a.carehome_id', '=', carehomeId)
    .where('l.status', '=', 'active')
    .where('r.status', '=', 'current')
    .orderBy('a.last_name')
    .orderBy('a.first_name')
    .execute();
  const visitors: Visitor[] = rows.flatMap(({ user_id, resident_id }) =>
    user_id === null ? [] : { user_id, resident_id },
  );
  const visited = new Set(visitors.map(({ resident_id }) => resident_id));
  const others = rows.filter(({ user_id, email, resident_id }) => {
    if (user_id !== null || email !== null || visited.has(resident_id)) return false;
    visited.add(resident_id);
    return true;
  });
  for (const { id, first_name, last_name, resident_id } of others.slice(0, VISITING_FAMILIES)) {
    const user_id = await makePerson(db, {
      email: `${randomUUID()}@relish.test`,
      first_name,
      last_name,
      password_hash: passwordHash,
      role: 'relative',
      carehomeIds: [carehomeId],
      since: after(now, -days(90)),
    });
    await db.updateTable('relatives').set({ user_id }).where('id', '=', id).execute();
    await db
      .updateTable('relative_links')
      .set({ access_level: 2, accepted_at: now })
      .where('relative_id', '=', id)
      .where('status', '=', 'active')
      .execute();
    visitors.push({ user_id, resident_id });
  }
  return visitors;
}
