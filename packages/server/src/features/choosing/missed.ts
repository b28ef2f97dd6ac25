import type { choosingCalls, Missed } from '@relish/shared/choosing/contract.ts';
import { byScore, isOffered, suggestion } from '@relish/shared/choosing/score.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { eligibleDays } from '@relish/shared/figures/eligible-days.ts';
import { MISSED_LOOKS_BACK, withoutActivity } from '@relish/shared/figures/no-activity.ts';
import type { HomeSettings } from '@relish/shared/home-settings/contract.ts';
import { can } from '@relish/shared/permissions.ts';

import type { Handlers, SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { reachOf } from '../../library/reach.ts';
import { portraitsOf } from '../consents/queries.ts';
import { findHomeSettings } from '../home-settings/queries.ts';
import { momentOf, readPastOfEach, readPeople } from './people.ts';
import { hasRecords, type HereRow, listHere } from './queries.ts';

type Context = SignedIn & { db: Db };

const SHOWN = 12;

export const missedHandlers: Handlers<Pick<typeof choosingCalls, 'dashboard/missed'>> = {
  'dashboard/missed': async (context) => {
    const { db, carehomeId, user, now } = context;
    const today = dayIn(user.carehome.time_zone, now);
    const from = addDays(today, 1 - MISSED_LOOKS_BACK);
    const recorded = await hasRecords(db, carehomeId);
    const here = recorded ? await listHere(db, carehomeId, from) : [];
    const { missed_days } = await findHomeSettings(db, carehomeId);
    const timeZone = user.carehome.time_zone;
    const missed = longestFirst(here, missed_days, { from, today, timeZone });
    const shown = missed.slice(0, SHOWN);
    const portrait = await portraitsOf(context, shown);
    const ideas = can(user, 'activities.choose') ? await ideasFor(context, shown) : new Map();
    return {
      count: missed.length,
      recorded,
      people: shown.map(({ id, preferred_name, last_name, photo_id, room, days, ...waiting }) => ({
        id,
        preferred_name,
        last_name,
        picture: portrait({ id, photo_id }),
        room,
        days,
        urgent: waiting.urgent,
        declined: waiting.declined,
        last: waiting.last,
        idea: ideas.get(id) ?? null,
      })),
    };
  },
};

type Waiting = HereRow & Pick<Missed, 'days' | 'urgent'>;

function longestFirst(
  here: readonly HereRow[],
  missedDays: HomeSettings['missed_days'],
  { from, today, timeZone }: { from: string; today: string; timeZone: string },
): Waiting[] {
  const daysHere = new Map(
    here.map((person) => [person.id, eligibleDays(person, { from, to: today }, timeZone)]),
  );
  const rows = here.flatMap(({ id, last }) =>
    last ? [{ resident_id: id, day: last.day, attendance: 'took_part' as const }] : [],
  );
  const missedFor = (days: number) => new Set(withoutActivity(rows, daysHere, { today, days }));
  const [soon, urgent] = [missedFor(missedDays.soon), missedFor(missedDays.urgent)];
  return here
    .filter(({ id }) => soon.has(id))
    .map((person) => ({
      ...person,
      urgent: urgent.has(person.id),
      days: (daysHere.get(person.id) ?? []).filter((day) => day > (person.last?.day ?? '')).length,
    }))
    .toSorted(
      (one, other) =>
        other.days - one.days ||
        one.preferred_name.localeCompare(other.preferred_name, 'en-GB') ||
        (one.id < other.id ? -1 : 1),
    );
}

/** What fits each of them best; nothing that would need a warning (N13). */
async function ideasFor(context: Context, waiting: readonly Waiting[]) {
  const people = await readPeople(
    context,
    waiting.map(({ id }) => id),
  );
  const pastOf = await readPastOfEach(context, people);
  const { activities, isOpen } = await reachOf(context);
  const moment = momentOf(context);
  const open = activities.filter(isOpen);
  return new Map(
    people.flatMap((person) => {
      const past = pastOf(person.id);
      const days_since_last = waiting.find(({ id }) => id === person.id)?.days ?? null;
      const [best] = open
        .map(({ id, title, guide }) => {
          const about = { ...guide, id, title };
          const alone = [{ ...person, days_since_last }];
          return { ...suggestion(about, alone, past(about), moment), id, title, about };
        })
        .filter((each) => each.conflicts.length === 0 && isOffered(each, [person]))
        .toSorted(byScore);
      if (!best) return [];
      const { id: activity_id, title, about } = best;
      return [[person.id, { activity_id, title, category: about.category }]];
    }),
  );
}
