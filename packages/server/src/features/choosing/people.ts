import { seasonOf } from '@relish/shared/activities/choices.ts';
import { themesOn } from '@relish/shared/calendar/theme-days.ts';
import type { Person } from '@relish/shared/choosing/people.ts';
import { enjoyment, type Moment, type Past } from '@relish/shared/choosing/reasons.ts';
import { dayIn, daysBetween } from '@relish/shared/days.ts';

import { notFound } from '../../core/app-error.ts';
import { after, days } from '../../core/clock.ts';
import type { SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { type DoneRow, listPast, listPastOfEach, listPeople } from './queries.ts';

type Context = SignedIn & { db: Db };

export interface Chosen extends Person {
  preferred_name: string;
}

/** All of them live here, or nobody is told which one does not. */
export async function readPeople(
  { db, carehomeId }: Context,
  residentIds: readonly string[],
): Promise<Chosen[]> {
  const ids = [...new Set(residentIds)];
  const rows = await listPeople(db, carehomeId, ids);
  if (rows.length !== ids.length) throw notFound();
  return rows.map(({ stances, mobility, diet, allergies, safety, ...row }) => ({
    ...row,
    stances: new Map(Object.entries(stances)),
    allergens: allergies.map(({ allergen }) => allergen),
    food_texture: diet.food_texture ?? null,
    easy_to_chew: diet.easy_to_chew ?? false,
    drink_thickness: diet.drink_thickness ?? null,
    moves: mobility.moves ?? null,
    photosensitive: safety.photosensitive ?? false,
    oxygen: safety.oxygen ?? false,
    days_since_last: null,
  }));
}

const REMEMBERED_DAYS = 365;
/** For a first idea the last season is enough, however long somebody has lived here. */
const REMEMBERED_OF_EACH_DAYS = 90;
const WEEK_DAYS = 7;

const remembered = (now: Date, count = REMEMBERED_DAYS) => ({
  since: after(now, -days(count)),
  week: after(now, -days(WEEK_DAYS)),
});

/** How many of the home's days lie between then and now. */
const daysSince = ({ now, user }: SignedIn) => {
  const zone = user.carehome.time_zone;
  return (moment: string) => daysBetween(dayIn(zone, new Date(moment)), dayIn(zone, now));
};

/** What they did before: the people with how long each has waited, and the past of every activity. */
export async function readPast(context: Context, people: readonly Chosen[]) {
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

/** What each of them did before, alone. */
export async function readPastOfEach(context: Context, people: readonly Chosen[]) {
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

/** The season, the feast days and the part of the day where the home is. */
export function momentOf({ user: { carehome }, library, now }: SignedIn): Moment {
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
    season: seasonOf(day),
    themes: themesOn(library.calendar, day, carehome.region).map(({ theme }) => theme),
    dated: new Set(library.calendar.map(({ theme }) => theme)),
    part: hour < NOON ? 'morning' : later,
  };
}
