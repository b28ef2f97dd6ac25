import { addDays } from '@relish/shared/days.ts';
import type { Section } from '@relish/shared/documents/content.ts';
import { eligibleDays } from '@relish/shared/figures/eligible-days.ts';
import {
  activityCount,
  activityFeedback,
  declineRate,
  lateShare,
  meanEngagement,
  medianMinutes,
  minutesPerWeek,
  moodChange,
  oneToOneReach,
  oneToOneShare,
  outdoorReach,
  participations,
  residentsEngaged,
  residentsOffered,
} from '@relish/shared/figures/key-figures.ts';
import { withoutActivity } from '@relish/shared/figures/no-activity.ts';

import { counted, dayInWords, orNone } from '../../documents/in-words.ts';
import type { RecordedRow } from '../document-content/queries.ts';
import { table, text } from './blocks.ts';
import { type HomeData, lastDays } from './home-data.ts';

/** domain 4.3, each with how it is computed: an inspector can count again. */
export function figuresSection({ measured }: HomeData): Section {
  const mood = moodChange(measured);
  const feedback = activityFeedback(measured);
  const figure = (code: string, label: string, value: string, definition: string) => ({
    code,
    label,
    value,
    definition,
  });
  return {
    title: 'Key figures',
    blocks: [
      {
        type: 'figures',
        figures: [
          figure(
            'K3',
            'Residents engaged',
            orNone(residentsEngaged(measured), ' %'),
            'Residents with at least one session in which they looked and listened or more, of all who lived here',
          ),
          figure(
            'K4',
            'Residents offered',
            orNone(residentsOffered(measured), ' %'),
            'Residents who were offered something at least once, whether they took part or not',
          ),
          figure(
            'K5',
            'Minutes per resident per week',
            orNone(minutesPerWeek(measured)),
            'Minutes of all residents × 7 ÷ days they were here; overlapping sessions count once',
          ),
          figure(
            'K5m',
            'Median minutes per week',
            orNone(medianMinutes(measured)),
            'What the resident in the middle has',
          ),
          figure(
            'K1',
            'Sessions',
            orNone(activityCount(measured)),
            'Recorded sessions, voided ones left out',
          ),
          figure(
            'K2',
            'Participations',
            orNone(participations(measured)),
            'Times that somebody took part, watched, or left early',
          ),
          figure(
            'K6',
            'One-to-one share',
            orNone(oneToOneShare(measured), ' %'),
            'One-to-one minutes of all minutes',
          ),
          figure(
            'K6r',
            'One-to-one reach',
            orNone(oneToOneReach(measured), ' %'),
            'Residents with at least one one-to-one',
          ),
          figure(
            'K8',
            'Mean engagement',
            orNone(meanEngagement(measured)),
            '0 not with it, 2 looking and listening, 4 absorbed; where it could be told',
          ),
          figure(
            'K9',
            'Mood change',
            signed(mood.value, mood.n),
            mood.value === null
              ? 'After less before, on a scale of 1 to 5; shown from five on'
              : `After less before, 1 to 5. Up ${orNone(mood.up, ' %')}, same ${orNone(mood.same, ' %')}, down ${orNone(mood.down, ' %')}; of ${mood.n}`,
          ),
          figure(
            'K10',
            'Liked it',
            feedback.n > 0 && feedback.value === null ? 'Too few' : orNone(feedback.value, ' %'),
            `What people said or showed: ${feedback.liked} liked, ${feedback.ok} OK, ${feedback.not_for_me} not for me, ${feedback.no_answer} no answer; the share is shown from five on`,
          ),
          figure(
            'K11',
            'Declined',
            orNone(declineRate(measured), ' %'),
            'Declined, of present and declined',
          ),
          figure(
            'K15',
            'Garden or community',
            orNone(outdoorReach(measured), ' %'),
            'Residents who were in the garden or out of the house at least once',
          ),
          figure(
            'K19',
            'Recorded late',
            orNone(lateShare(measured), ' %'),
            'Sessions written down more than 24 hours after they ended',
          ),
        ],
      },
    ],
  };
}

const signed = (value: number | null, n: number) =>
  value === null ? (n === 0 ? 'No data yet' : 'Too few') : `${value > 0 ? '+' : ''}${value}`;

const LOOK_BACK_DAYS = 60;

/** K7: names (or what stands for them), not a number. */
export function missedSection(
  { wanted, living, timeZone, today, labelOf }: HomeData,
  rows: readonly RecordedRow[],
): Section {
  const last = wanted.to < today ? wanted.to : today;
  const span = { from: addDays(last, -LOOK_BACK_DAYS), to: last };
  const here = new Map(living.map((each) => [each.id, eligibleDays(each, span, timeZone)]));
  const missed = (days: number) => new Set(withoutActivity(rows, here, { today: last, days }));
  const [three, seven] = [missed(3), missed(7)];
  const lastDay = lastDays(rows);
  return {
    title: 'Who has been missed',
    blocks: [
      text(
        `On ${dayInWords(last)}, ${counted(three.size, 'resident')} had been part of nothing on their last 3 days here, ${seven.size} of them on their last 7 (K7). Days in hospital or away do not count.`,
      ),
      table(
        ['Resident', 'Without activity for', 'Last took part'],
        [...three].map((id) => [
          labelOf(id),
          seven.has(id) ? '7 days or more' : '3 days or more',
          lastDay.has(id) ? dayInWords(lastDay.get(id) ?? '') : 'Not in 60 days',
        ]),
        'Everybody who lives here was part of something.',
      ),
    ],
  };
}
