import { dayIn, daysBetween } from '@relish/shared/days.ts';
import { findSeason } from '@relish/shared/library/activities/choices.ts';
import type { Person } from '@relish/shared/library/suggestions/people.ts';
import { enjoyment, type Moment, type Past } from '@relish/shared/library/suggestions/reasons.ts';
import { type SafetyData, safetyData } from '@relish/shared/library/suggestions/safety-data.ts';
import { safetyFacts } from '@relish/shared/library/suggestions/safety-facts.ts';
import { themesOn } from '@relish/shared/library/themes/theme-days.ts';

import { notFound } from '../../../core/app-error.ts';
import { after, days } from '../../../core/clock.ts';
import type { InHome, SignedIn } from '../../../core/handler.ts';
import { type DoneRow, listPast, listPastOfEach, listPeople } from './queries.ts';

export interface Chosen extends Person {
  preferred_name: string;
  safety: SafetyData;
}

/** 404 unless all of them live here, without saying which. */
export async function readPeople(
  { db, carehomeId, user }: InHome,
  residentIds: readonly string[],
): Promise<Chosen[]> {
  const ids = [...new Set(residentIds)];
  const rows = await listPeople(db, carehomeId, ids);
  if (rows.length !== ids.length) throw notFound();
  return rows.map((row) => {
    const { stances, communication, mobility, diet, allergies, safety, ...rest } = row;
    const facts = safetyFacts({ ...rest, communication, mobility, diet, allergies, safety });
    return {
      ...rest,
      ...facts,
      stances: new Map(Object.entries(stances)),
      safety: safetyData({ ...rest, ...facts }, user.carehome.time_zone),
      days_since_last: null,
    };
  });
}

const REMEMBERED_DAYS = 365;
/** Last season only, to bound the query. */
const REMEMBERED_OF_EACH_DAYS = 90;
const WEEK_DAYS = 7;

const remembered = (now: Date, count = REMEMBERED_DAYS) => ({
  since: after(now, -days(count)),
  week: after(now, -days(WEEK_DAYS)),
});

const daysSince = ({ now, user }: SignedIn) => {
  const zone = user.carehome.time_zone;
  return (moment: string) => daysBetween(dayIn(zone, new Date(moment)), dayIn(zone, now));
};

/** Past participations, and days since each resident's last one. */
export async function readPast(context: InHome, people: readonly Chosen[]) {
  const { db, carehomeId, now } = context;
  const since = daysSince(context);
  const ids = people.map(({ id }) => id);
  const rows = await listPast(db, carehomeId, ids, remembered(now));
  const waited = new Map(
    rows.flatMap(({ person_id, last }) => (person_id === null ? [] : [[person_id, since(last)]])),
  );
  return {
    people: people.map((person) => ({
      ...person,
      days_since_last: waited.get(person.id) ?? null,
    })),
    of: pastIn(
      rows.filter((row) => row.category !== null),
      since,
    ),
  };
}

export async function readPastOfEach(context: InHome, people: readonly Chosen[]) {
  const { db, carehomeId, now } = context;
  const since = daysSince(context);
  const ids = people.map(({ id }) => id);
  const rows = await listPastOfEach(db, carehomeId, ids, remembered(now, REMEMBERED_OF_EACH_DAYS));
  const byPerson = Map.groupBy(rows, ({ person_id }) => person_id);
  return (id: string) => pastIn(byPerson.get(id) ?? [], since);
}

function pastIn(rows: readonly DoneRow[], since: (moment: string) => number) {
  const done = new Map<string, number>();
  const liking = new Map<string, number | null>();
  const thisWeek = new Map<string, number>();
  for (const { activity_id, category, last, this_week, enjoyed_sum, enjoyed_count } of rows) {
    if (activity_id !== null) {
      done.set(activity_id, since(last));
      liking.set(activity_id, enjoyment(enjoyed_sum, enjoyed_count));
    }
    thisWeek.set(category, (thisWeek.get(category) ?? 0) + this_week);
  }
  return ({ id, category }: { id: string; category: string }): Past => ({
    days_ago: done.get(id) ?? null,
    category_this_week: thisWeek.get(category) ?? 0,
    enjoyed: liking.get(id) ?? null,
  });
}

const NOON = 12;
const EVENING = 17;

/** Season, holidays and time of day at the home. */
export function readMoment({ user: { carehome }, library, now }: SignedIn): Moment {
  const day = dayIn(carehome.time_zone, now);
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: carehome.time_zone,
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(now),
  );
  const later = hour < EVENING ? 'afternoon' : 'evening';
  return {
    season: findSeason(day),
    themes: themesOn(library.calendar, day, carehome.region).map(({ theme }) => theme),
    dated: new Set(library.calendar.map(({ theme }) => theme)),
    part: hour < NOON ? 'morning' : later,
  };
}
