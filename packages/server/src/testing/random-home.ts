import { randomUUID } from 'node:crypto';

import { CATEGORIES } from '@relish/shared/activities/choices.ts';
import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import { LEVELS } from '@relish/shared/pal/levels.ts';
import {
  ATTENDANCES,
  ENGAGEMENTS,
  FEEDBACKS,
  MOODS,
  REPORT_FORMATS,
} from '@relish/shared/reports/choices.ts';
import fc from 'fast-check';

import type { Db } from '../db/database.ts';
import { makeHome } from '../features/organisations/make.ts';
import { makePerson } from '../features/people/make.ts';
import { makeReports } from '../features/reports/make.ts';
import { makeResident } from '../features/residents/make.ts';

export const ZONE = 'Europe/London';

/** Weeks in which the clocks change, a year ends, or nothing special happens. */
const WEEKS = ['2026-03-26', '2026-10-22', '2025-12-29', '2026-06-08'];
const MINUTES = 10 * 24 * 60;

const resident = fc.record({
  moved_in: fc.integer({ min: -40, max: 9 }),
  stays_for: fc.option(fc.integer({ min: 0, max: 40 })),
  /** Hours after the beginning of the days that are looked at. */
  changes: fc.array(
    fc.record({
      hours: fc.integer({ min: -300, max: 240 }),
      status: fc.constantFrom('current', 'respite', 'hospital', 'away', 'deceased'),
    }),
    { maxLength: 4 },
  ),
  level: fc.option(fc.constantFrom(...LEVELS)),
  review_in: fc.integer({ min: -5, max: 15 }),
  in_bed: fc.boolean(),
});

const part = fc.record({
  who: fc.nat(5),
  attendance: fc.constantFrom(...ATTENDANCES),
  engagement: fc.option(fc.constantFrom(...ENGAGEMENTS)),
  mood_before: fc.option(fc.constantFrom(...MOODS)),
  mood_after: fc.option(fc.constantFrom(...MOODS)),
  feedback: fc.option(fc.constantFrom(...FEEDBACKS)),
  distress: fc.boolean(),
});

const session = fc.record({
  minute: fc.integer({ min: -120, max: MINUTES }),
  duration: fc.integer({ min: 5, max: 480 }),
  category: fc.constantFrom(...CATEGORIES.slice(0, 6)),
  format: fc.constantFrom(...REPORT_FORMATS),
  place: fc.constantFrom('lounge' as const, 'garden' as const, 'community' as const, null),
  cost: fc.option(fc.nat(5000)),
  voided: fc.boolean(),
  late: fc.boolean(),
  parts: fc.uniqueArray(part, { maxLength: 5, selector: ({ who }) => who }),
});

/** A home with people who come and go, and sessions at any hour. */
export const randomHome = fc.record({
  from: fc.constantFrom(...WEEKS),
  days: fc.integer({ min: 1, max: 9 }),
  residents: fc.array(resident, { minLength: 1, maxLength: 6 }),
  sessions: fc.array(session, { maxLength: 25 }),
});
export type RandomHome = typeof randomHome extends fc.Arbitrary<infer T> ? T : never;

/** Writes it down as if it had happened, led by its manager. */
export async function makeRandomHome(
  db: Db,
  { from, residents, sessions }: RandomHome,
): Promise<string> {
  const { carehomeId } = await makeHome(db);
  const userId = await makePerson(db, {
    email: `${randomUUID()}@example.org`,
    first_name: 'Grace',
    last_name: 'Hill',
    password_hash: '',
    role: 'home_manager',
    carehomeIds: [carehomeId],
    since: new Date(0),
  });
  const start = startOfDayIn(ZONE, from).getTime();
  const ids: string[] = [];
  for (const [index, each] of residents.entries())
    ids.push(await settle(db, { carehomeId, userId, from, start, index }, each));
  await makeReports(
    db,
    carehomeId,
    sessions.map(({ minute, parts, ...given }) => {
      const started = new Date(start + minute * 60_000);
      return {
        id: randomUUID(),
        title: 'Something together',
        category: given.category,
        format: given.format,
        place: given.place,
        cost_pence: given.cost,
        started_at: started.toISOString(),
        day: dayIn(ZONE, started),
        duration_min: given.duration,
        recorded_late: given.late,
        status: given.voided ? ('voided' as const) : ('submitted' as const),
        createdBy: userId,
        people: parts
          .filter(({ who }) => who < ids.length)
          .map(({ who, ...how }) => ({ resident_id: ids[who] ?? '', ...how })),
      };
    }),
    { chained: false },
  );
  await db
    .updateTable('participations as p')
    .from('reports as r')
    .set({ voided: true })
    .whereRef('r.id', '=', 'p.report_id')
    .where('p.carehome_id', '=', carehomeId)
    .where('r.status', '=', 'voided')
    .execute();
  return carehomeId;
}

async function settle(
  db: Db,
  at: { carehomeId: string; userId: string; from: string; start: number; index: number },
  { moved_in, stays_for, changes, level, review_in, in_bed }: RandomHome['residents'][number],
) {
  const { carehomeId, userId, from, start } = at;
  const move_in_date = addDays(from, moved_in);
  const id = await makeResident(db, carehomeId, {
    createdBy: userId,
    now: new Date(start + moved_in * 86_400_000),
    first_name: `Resident ${at.index}`,
    move_in_date,
    mobility: JSON.stringify(in_bed ? { moves: 'bed' } : {}),
  });
  if (stays_for !== null)
    await db
      .updateTable('stays')
      .set({ to_date: addDays(move_in_date, stays_for) })
      .where('resident_id', '=', id)
      .execute();
  const times = new Map(changes.map(({ hours, status }) => [hours, status]));
  if (times.size > 0)
    await db
      .insertInto('resident_statuses')
      .values(
        [...times].map(([hours, status]) => ({
          carehome_id: carehomeId,
          resident_id: id,
          status,
          since: new Date(start + hours * 3_600_000 + 60_000),
          changed_at: new Date(start),
        })),
      )
      .execute();
  if (level !== null)
    await db
      .insertInto('pal_assessments')
      .values({
        carehome_id: carehomeId,
        resident_id: id,
        source: 'in_app',
        confirmed_level: level,
        status: 'final',
        completed_on: addDays(from, -60),
        review_due: addDays(from, review_in),
        created_at: new Date(start),
        updated_at: new Date(start),
      })
      .execute();
  return id;
}
