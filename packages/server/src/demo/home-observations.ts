import { randomUUID } from 'node:crypto';

import { addDays, startOfDayIn } from '@relish/shared/days.ts';

import type { Db } from '../db/database.ts';
import { makeObservations } from '../features/reports/observations/make.ts';
import { chanceFrom } from './chance.ts';
import type { RecordSetting } from './home-records.ts';

const ELEVEN_OCLOCK = 11 * 3_600_000;

/** Recent observations outside activities, each about another resident. */
export async function makeHomeObservations(
  db: Db,
  people: readonly { id: string; movedInDaysAgo: number }[],
  { carehomeId, name, timeZone, staffIds, today, week }: RecordSetting,
) {
  const chance = chanceFrom(`${name} observations`);
  const left = chance.some(people, people.length);
  const noticed = week.observations.flatMap(({ days_ago, follow_up_in, ...said }) => {
    const at = left.findIndex(({ movedInDaysAgo }) => movedInDaysAgo >= days_ago);
    const [person] = at === -1 ? [] : left.splice(at, 1);
    const createdBy = chance.pick(staffIds);
    if (!person || createdBy === undefined) return [];
    const day = addDays(today, -days_ago);
    return {
      ...said,
      id: randomUUID(),
      createdBy,
      resident_id: person.id,
      seen_at: new Date(startOfDayIn(timeZone, day).getTime() + ELEVEN_OCLOCK).toISOString(),
      ...(follow_up_in !== undefined && { follow_up_date: addDays(day, follow_up_in) }),
    };
  });
  // Oldest first.
  await makeObservations(db, carehomeId, noticed.toReversed());
}
