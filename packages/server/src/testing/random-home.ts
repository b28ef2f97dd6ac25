import { randomUUID } from 'node:crypto';

import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import { CATEGORIES } from '@relish/shared/library/activities/choices.ts';
import {
  ATTENDANCES,
  ENGAGEMENTS,
  FEEDBACKS,
  MOODS,
  REPORT_FORMATS,
} from '@relish/shared/reports/reports/choices.ts';
import { LEVELS } from '@relish/shared/residents/pal/levels.ts';
import fc from 'fast-check';

import type { Db } from '../db/database.ts';
import { makeHome } from '../features/accounts/organisations/make.ts';
import { makePerson } from '../features/accounts/people/make.ts';
import { makeReports } from '../features/reports/reports/make.ts';
import { makeResident } from '../features/residents/residents/make.ts';

export const ZONE = 'Europe/London';

/** Weeks with a clock change, a new year, or nothing special. */
const WEEKS = ['2026-03-26', '2026-10-22', '2025-12-29', '2026-06-08'];
const MINUTES = 10 * 24 * 60;

const resident = fc.record({
  moved_in: fc.integer({ min: -40, max: 9 }),
  stays_for: fc.option(fc.integer({ min: 0, max: 40 })),
  /** Hours after the start of the period. */
  changes: fc.array(
    fc.record({
      hours: fc.integer({ min: -300, max: 240 }),
      status: fc.constantFrom('current', 'respite', 'hospital', 'away', 'deceased'),
    }),
    { maxLength: 4 },
  ),
  level: fc.option(fc.constantFrom(...LEVELS)),
  /** Days after the start; a check may be later than the week. */
  checked: fc.integer({ min: -60, max: 12 }),
  review_in: fc.integer({ min: -5, max: 15 }),
  /** Review date of the superseded check. */
  earlier_review: fc.option(fc.integer({ min: -5, max: 15 })),
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

/** A resident whose records of one day exceed the sixteen hours that count. */
const longDay = fc.record({ who: fc.nat(5), day: fc.nat(9) });
const LONGEST_SESSION = 480;

/** Residents come and go; sessions are at any hour. */
export const randomHome = fc.record({
  from: fc.constantFrom(...WEEKS),
  /** Days after the start; records may be older. */
  joined: fc.integer({ min: -60, max: 9 }),
  days: fc.integer({ min: 1, max: 9 }),
  residents: fc.array(resident, { minLength: 1, maxLength: 6 }),
  sessions: fc.array(session, { maxLength: 25 }),
  long_days: fc.array(longDay, { maxLength: 2 }),
});
export type RandomHome = typeof randomHome extends fc.Arbitrary<infer T> ? T : never;

/** Inserts it as recorded by its manager. */
export async function makeRandomHome(
  db: Db,
  { from, joined, residents, sessions, long_days }: RandomHome,
): Promise<string> {
  const { carehomeId } = await makeHome(db, { first_day: addDays(from, joined) });
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
    [...sessions, ...long_days.flatMap(sessionsOfLongDay)].map(({ minute, parts, ...fields }) => {
      const started = new Date(start + minute * 60_000);
      return {
        id: randomUUID(),
        title: 'Something together',
        category: fields.category,
        format: fields.format,
        place: fields.place,
        cost_pence: fields.cost,
        started_at: started.toISOString(),
        day: dayIn(ZONE, started),
        duration_min: fields.duration,
        recorded_late: fields.late,
        status: fields.voided ? ('voided' as const) : ('submitted' as const),
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

type Session = RandomHome['sessions'][number];

const UNRATED = {
  engagement: null,
  mood_before: null,
  mood_after: null,
  feedback: null,
  distress: false,
};
const LONG_SESSION = {
  duration: LONGEST_SESSION,
  category: 'MUS',
  format: 'one_to_one',
  place: null,
  cost: null,
  voided: false,
  late: false,
} as const;

/** Three consecutive sessions starting on the same day. */
const sessionsOfLongDay = ({ who, day }: RandomHome['long_days'][number]): Session[] =>
  [0, 1, 2].map((nth) => ({
    minute: day * 24 * 60 + 60 + nth * LONGEST_SESSION,
    ...LONG_SESSION,
    parts: [{ ...UNRATED, who, attendance: 'took_part' }],
  }));

const LIVES_HERE = { moved_in: -40, stays_for: null, in_bed: false };

const UNCHECKED = { level: null, checked: 0, review_in: 0, earlier_review: null };

/**
 * Cases that chance rarely produces: over sixteen hours in a day, a check after the week, a
 * resident who only slept.
 */
export const RARE_HOME: RandomHome = {
  from: '2026-06-08',
  joined: -60,
  days: 7,
  residents: [
    { ...LIVES_HERE, changes: [], level: 'planned', checked: 7, review_in: 15, earlier_review: -5 },
    { ...LIVES_HERE, ...UNCHECKED, changes: [] },
    { ...LIVES_HERE, ...UNCHECKED, changes: [] },
  ],
  sessions: [
    {
      ...LONG_SESSION,
      minute: 600,
      duration: 30,
      parts: [{ ...UNRATED, who: 2, attendance: 'asleep' }],
    },
  ],
  long_days: [
    { who: 0, day: 1 },
    { who: 1, day: 6 },
  ],
};

async function settle(
  db: Db,
  at: { carehomeId: string; userId: string; from: string; start: number; index: number },
  person: RandomHome['residents'][number],
) {
  const { moved_in, stays_for, changes, in_bed } = person;
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
  await check(db, { ...at, residentId: id }, person);
  return id;
}

async function check(
  db: Db,
  {
    carehomeId,
    residentId,
    from,
    start,
  }: { carehomeId: string; residentId: string; from: string; start: number },
  { level, checked, review_in, earlier_review }: RandomHome['residents'][number],
) {
  if (level === null) return;
  const checks = [
    { status: 'final' as const, completed: checked, review: review_in },
    ...(earlier_review === null
      ? []
      : [{ status: 'superseded' as const, completed: -90, review: earlier_review }]),
  ];
  await db
    .insertInto('pal_assessments')
    .values(
      checks.map(({ status, completed, review }) => ({
        carehome_id: carehomeId,
        resident_id: residentId,
        source: 'in_app' as const,
        confirmed_level: level,
        status,
        completed_on: addDays(from, completed),
        review_due: addDays(from, review),
        created_at: new Date(start),
        updated_at: new Date(start),
      })),
    )
    .execute();
}
