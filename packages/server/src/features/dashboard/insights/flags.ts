import {
  distressNoted,
  fallingEngagement,
  FLAG_DAYS,
  risingDeclines,
} from '@relish/shared/dashboard/insights/flags.ts';
import type { Flag } from '@relish/shared/dashboard/insights/home-insights.ts';
import type { HomeRow } from '@relish/shared/dashboard/insights/rows.ts';
import { addDays } from '@relish/shared/days.ts';
import { withoutActivity } from '@relish/shared/reports/figures/no-activity.ts';
import { isPresent } from '@relish/shared/reports/reports/choices.ts';

import type { HereRow } from './queries.ts';

interface Known {
  last: string;
  daysHere: ReadonlyMap<string, readonly string[]>;
  /** Null while the home is too new. */
  missedDays: { soon: number; urgent: number } | null;
  toPerson: (person: HereRow) => Flag['person'];
}

/** Urgent first, then longest missed, then by name. Only residents present on that day. */
export function listFlags(
  rows: readonly HomeRow[],
  here: readonly HereRow[],
  known: Known,
): Flag[] {
  const { last, daysHere, toPerson } = known;
  const present = here.filter(({ id }) => daysHere.get(id)?.at(-1) === last);
  const own = Map.groupBy(rows, ({ resident_id }) => resident_id);
  const recent = { from: addDays(last, 1 - FLAG_DAYS.recent), to: last };
  const both = { from: addDays(recent.from, -FLAG_DAYS.before), to: last };
  const each = (find: (person: HereRow, theirs: HomeRow[]) => Flag | null): Flag[] =>
    present.flatMap((person) => find(person, own.get(person.id) ?? []) ?? []);
  return [
    ...each((person, theirs) => {
      const noted = distressNoted(theirs, last);
      return noted && { kind: 'distress', person: toPerson(person), ...recent, ...noted };
    }),
    ...missedFlags(rows, present, known),
    ...each((person, theirs) => {
      const fallen = fallingEngagement(theirs, last);
      return fallen && { kind: 'falling_engagement', person: toPerson(person), ...both, ...fallen };
    }),
    ...each((person, theirs) => {
      const risen = risingDeclines(theirs, last);
      return risen && { kind: 'rising_declines', person: toPerson(person), ...both, ...risen };
    }),
  ];
}

type Missed = Extract<Flag, { kind: 'missed' }>;

/** K7, longest first; none before the home has records. */
function missedFlags(
  rows: readonly HomeRow[],
  here: readonly HereRow[],
  { last, daysHere, missedDays, toPerson }: Known,
): Missed[] {
  if (rows.length === 0 || missedDays === null) return [];
  const missedFor = (days: number) =>
    new Set(withoutActivity(rows, daysHere, { today: last, days }));
  const [soon, urgent] = [missedFor(missedDays.soon), missedFor(missedDays.urgent)];
  const own = Map.groupBy(rows, ({ resident_id }) => resident_id);
  return here
    .filter(({ id }) => soon.has(id))
    .map((person): Missed => {
      const theirs = own.get(person.id) ?? [];
      const latest = theirs.findLast(({ attendance }) => isPresent(attendance));
      const since = latest?.day ?? '';
      const days = (daysHere.get(person.id) ?? []).filter((day) => day > since);
      return {
        kind: 'missed',
        person: toPerson(person),
        from: latest?.day ?? days[0] ?? last,
        to: last,
        days: days.length,
        urgent: urgent.has(person.id),
        declined: theirs.filter(({ attendance, day }) => attendance === 'declined' && day > since)
          .length,
        last: latest ? { title: latest.title, day: latest.day } : null,
      };
    })
    .toSorted((one, other) => other.days - one.days);
}
