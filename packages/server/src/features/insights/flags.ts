import { addDays } from '@relish/shared/days.ts';
import { withoutActivity } from '@relish/shared/figures/no-activity.ts';
import {
  distressNoted,
  fallingEngagement,
  FLAG_DAYS,
  risingDeclines,
} from '@relish/shared/insights/flags.ts';
import type { Flag } from '@relish/shared/insights/of-home.ts';
import type { HomeRow } from '@relish/shared/insights/rows.ts';
import { isPresent } from '@relish/shared/reports/choices.ts';

import type { HereRow } from './queries.ts';

interface Known {
  last: string;
  daysHere: ReadonlyMap<string, readonly string[]>;
  missedDays: { soon: number; urgent: number };
  faceOf: (person: HereRow) => Flag['person'];
}

/** What cannot wait first; within a kind in the order of their names. Only people who are here on that day. */
export function flagsOf(rows: readonly HomeRow[], here: readonly HereRow[], known: Known): Flag[] {
  const { last, daysHere, faceOf } = known;
  const present = here.filter(({ id }) => daysHere.get(id)?.at(-1) === last);
  const own = Map.groupBy(rows, ({ resident_id }) => resident_id);
  const recent = { from: addDays(last, 1 - FLAG_DAYS.recent), to: last };
  const both = { from: addDays(recent.from, -FLAG_DAYS.before), to: last };
  const each = (find: (person: HereRow, theirs: HomeRow[]) => Flag | null): Flag[] =>
    present.flatMap((person) => find(person, own.get(person.id) ?? []) ?? []);
  return [
    ...each((person, theirs) => {
      const noted = distressNoted(theirs, last);
      return noted && { kind: 'distress', person: faceOf(person), ...recent, ...noted };
    }),
    ...missedFlags(rows, present, known),
    ...each((person, theirs) => {
      const fallen = fallingEngagement(theirs, last);
      return fallen && { kind: 'falling_engagement', person: faceOf(person), ...both, ...fallen };
    }),
    ...each((person, theirs) => {
      const risen = risingDeclines(theirs, last);
      return risen && { kind: 'rising_declines', person: faceOf(person), ...both, ...risen };
    }),
  ];
}

/** K7. Nobody is missed where nobody has begun to write down. */
function missedFlags(
  rows: readonly HomeRow[],
  here: readonly HereRow[],
  { last, daysHere, missedDays, faceOf }: Known,
): Flag[] {
  if (rows.length === 0) return [];
  const missedFor = (days: number) =>
    new Set(withoutActivity(rows, daysHere, { today: last, days }));
  const [soon, urgent] = [missedFor(missedDays.soon), missedFor(missedDays.urgent)];
  const own = Map.groupBy(rows, ({ resident_id }) => resident_id);
  return here
    .filter(({ id }) => soon.has(id))
    .map((person) => {
      const theirs = own.get(person.id) ?? [];
      const latest = theirs.findLast(({ attendance }) => isPresent(attendance));
      const since = latest?.day ?? '';
      const days = (daysHere.get(person.id) ?? []).filter((day) => day > since);
      return {
        kind: 'missed',
        person: faceOf(person),
        from: latest?.day ?? days[0] ?? last,
        to: last,
        days: days.length,
        urgent: urgent.has(person.id),
        declined: theirs.filter(({ attendance, day }) => attendance === 'declined' && day > since)
          .length,
        last: latest ? { title: latest.title, day: latest.day } : null,
      };
    });
}
