import { type MissedDays } from '@relish/shared/accounts/home-settings/targets.ts';
import { addDays } from '@relish/shared/days.ts';
import type { Section } from '@relish/shared/reports/documents/content.ts';
import { targetsFrom } from '@relish/shared/reports/figures/first-day.ts';
import { MISSED_LOOKS_BACK, withoutActivity } from '@relish/shared/reports/figures/no-activity.ts';
import { eligibleDays } from '@relish/shared/residents/residents/eligible-days.ts';

import { counted, dayInWords } from '../../../pdf/in-words.ts';
import { table, text } from './blocks.ts';
import type { RecordedRow } from './content-queries.ts';
import { type HomeData, lastDays } from './home-data.ts';

const TITLE = 'Who has been missed';

/** K7, longest first; none in a home's first two weeks. */
export function missedSection(
  { last, living, timeZone, begun, labelResident }: HomeData,
  rows: readonly RecordedRow[],
  { soon, urgent }: MissedDays,
): Section {
  if (targetsFrom(begun, last) !== null)
    return {
      title: TITLE,
      blocks: [
        text(
          `The home’s first day in Relish was ${dayInWords(begun.joined)}. Nobody is listed as missed in the first two weeks.`,
        ),
      ],
    };
  const span = { from: addDays(last, 1 - MISSED_LOOKS_BACK), to: last };
  const home = { timeZone, firstDay: begun.first };
  const here = new Map(living.map((each) => [each.id, eligibleDays(each, span, home)]));
  const missedFor = (days: number) => withoutActivity(rows, here, { today: last, days });
  const lastDay = lastDays(rows);
  const daysWithout = (id: string) =>
    (here.get(id) ?? []).filter((day) => day > (lastDay.get(id) ?? '')).length;
  const missed = missedFor(soon).toSorted((one, other) => daysWithout(other) - daysWithout(one));
  return {
    title: TITLE,
    blocks: [
      text(
        `On ${dayInWords(last)}, ${counted(missed.length, 'resident')} had no activity recorded on their last ${counted(soon, 'day')} here; ${missedFor(urgent).length} of them on their last ${counted(urgent, 'day')}. Days in hospital or away do not count.`,
      ),
      table(
        ['Resident', 'Days here without an activity', 'Last took part'],
        missed.map((id) => [
          labelResident(id),
          daysWithout(id) < MISSED_LOOKS_BACK
            ? String(daysWithout(id))
            : `${MISSED_LOOKS_BACK} or more`,
          lastDay.has(id)
            ? dayInWords(lastDay.get(id) ?? '')
            : `Not in the last ${MISSED_LOOKS_BACK} days`,
        ]),
        'No resident has been missed.',
      ),
    ],
  };
}
