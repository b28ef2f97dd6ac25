import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import type { Period } from '@relish/shared/days.ts';
import type { Section } from '@relish/shared/reports/documents/content.ts';
import type {
  ObservationAction,
  ObservationType,
} from '@relish/shared/reports/observations/choices.ts';

import { dayInWords, weekdayInWords } from '../../../pdf/in-words.ts';
import { table, wide } from './blocks.ts';
import { listObserved } from './content-queries.ts';
import type { Sources } from './sources.ts';

const TYPES: Record<ObservationType, string> = {
  wellbeing_change: 'Change in wellbeing',
  communication: 'Communication',
  mobility_or_pain: 'Mobility or pain',
  eating_drinking: 'Eating and drinking',
  skin_or_injury_seen: 'Skin or injury seen',
  behaviour_distress: 'Behaviour or distress',
  new_interest: 'New interest',
  memory_shared: 'Memory shared',
  relationship: 'Relationship',
  equipment_need: 'Equipment needed',
  environment: 'Surroundings',
  compliment: 'Compliment',
  concern: 'Concern',
};
const ACTIONS: Record<ObservationAction, string> = {
  none: 'None needed',
  told_nurse: 'Told the nurse or person in charge',
  told_manager: 'Told the manager',
  care_plan: 'Care plan to update',
  gp: 'GP',
  safeguarding: 'Safeguarding',
};

export async function observationSection(
  { db, carehomeId }: Sources,
  residentId: string,
  { from, to, timeZone, concerns }: Period & { timeZone: string; concerns: boolean },
): Promise<Section> {
  const observed = await listObserved(db, carehomeId, residentId, {
    since: startOfDayIn(timeZone, from),
    until: startOfDayIn(timeZone, addDays(to, 1)),
    concerns,
  });
  return {
    title: 'Observations and actions',
    blocks: [
      table(
        ['Seen', 'What', wide('Observation'), 'Action', 'Follow-up'],
        observed.map(({ seen_at, type, text, action, follow_up_date }) => [
          weekdayInWords(dayIn(timeZone, new Date(seen_at))),
          TYPES[type],
          text,
          ACTIONS[action],
          follow_up_date === null ? '' : dayInWords(follow_up_date),
        ]),
        'Nothing was observed besides.',
      ),
    ],
  };
}
