import { addDays } from '@relish/shared/days.ts';
import type { Section } from '@relish/shared/reports/documents/content.ts';
import {
  type ContactTotals,
  contactFiguresFrom,
} from '@relish/shared/reports/figures/family-contact.ts';
import type { FigureId } from '@relish/shared/reports/figures/figure-ids.ts';
import {
  activityCount,
  activityFeedback,
  declineRate,
  engagedAndRated,
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
  SHOWN_FROM,
} from '@relish/shared/reports/figures/key-figures.ts';
import { FIGURES } from '@relish/shared/reports/figures/labels.ts';

import { counted, dayInWords, orNone, percentOrNone, wholeMinutes } from '../../../pdf/in-words.ts';
import { ENGAGEMENT_WORDS } from '../../../pdf/record-words.ts';
import type { RecordedRow } from './content-queries.ts';
import type { HomeData } from './home-data.ts';

const OUTDOORS_DAYS = 28;

const figure = (id: FigureId, value: string, definition: string) => ({
  label: FIGURES[id].label,
  value,
  definition,
});

/**
 * Domain 4.3, each with its definition, so an inspector can recalculate it. `past` starts before
 * the period. `contact` is of the whole home on the day of the document.
 */
export function figuresSection(
  { measured, last, today }: HomeData,
  past: readonly RecordedRow[],
  contact: ContactTotals | undefined,
): Section {
  const mood = moodChange(measured);
  const feedback = activityFeedback(measured);
  const since = addDays(last, 1 - OUTDOORS_DAYS);
  const lately = past.filter(({ day }) => day >= since && day <= last);
  return {
    title: 'Key figures',
    blocks: [
      {
        type: 'figures',
        figures: [
          figure('K3', percentOrNone(residentsEngaged(measured)), engagedDefinition(measured)),
          figure(
            'K4',
            percentOrNone(residentsOffered(measured)),
            'Residents who took part, watched, left early or declined at least once. Asleep, unwell, at care or out is not an offer',
          ),
          figure(
            'K5',
            orNone(wholeMinutes(minutesPerWeek(measured))),
            'Minutes of all residents × 7 ÷ days they were here; overlapping activities count once',
          ),
          figure(
            'K5m',
            orNone(wholeMinutes(medianMinutes(measured))),
            'Half of the residents had more, half had less',
          ),
          figure(
            'K1',
            orNone(activityCount(measured)),
            'Recorded activities; voided records are left out',
          ),
          figure(
            'K2',
            orNone(participations(measured)),
            'Each time a resident took part, watched or left early',
          ),
          figure('K6', percentOrNone(oneToOneShare(measured)), 'One-to-one minutes of all minutes'),
          figure(
            'K6r',
            percentOrNone(oneToOneReach(measured)),
            'Residents with at least one one-to-one activity',
          ),
          figure(
            'K8',
            orNone(meanEngagement(measured)),
            `Mean of the ratings, from 0 (${ENGAGEMENT_WORDS[0].toLowerCase()}) to 4 (${ENGAGEMENT_WORDS[4].toLowerCase()}); records without a rating are left out`,
          ),
          figure(
            'K9',
            signed(mood.value, mood.n),
            mood.value === null
              ? `Mood after less mood before, from 1 to 5; needs at least ${SHOWN_FROM} records`
              : `Mood after less mood before, from 1 to 5. Up ${percentOrNone(mood.up)}, same ${percentOrNone(mood.same)}, down ${percentOrNone(mood.down)}; of ${counted(mood.n, 'record')} with both`,
          ),
          figure(
            'K10',
            feedback.n > 0 && feedback.value === null ? 'Too few' : percentOrNone(feedback.value),
            `What residents said or showed: ${feedback.liked} liked, ${feedback.ok} OK, ${feedback.not_for_me} not for me, ${feedback.no_answer} no answer; the percentage needs at least ${SHOWN_FROM} answers`,
          ),
          figure('K11', percentOrNone(declineRate(measured)), 'Declined, of all offers'),
          figure(
            'K15',
            percentOrNone(outdoorReach({ ...measured, rows: lately })),
            `Residents who were in the garden or outside the home in the last ${OUTDOORS_DAYS} days of the period`,
          ),
          figure(
            'K19',
            percentOrNone(lateShare(measured)),
            'Activities recorded more than 24 hours after they ended',
          ),
          ...(contact ? contactFigures(contact, today) : []),
        ],
      },
    ],
  };
}

/** K21, without the usual reply, which only homes with chat have. */
function contactFigures(contact: ContactTotals, today: string) {
  const { K21r, K21a } = contactFiguresFrom(contact);
  return [
    figure(
      'K21r',
      orNone(K21r?.value ?? null),
      `Of ${counted(contact.here, 'resident')} who lived here on ${dayInWords(today)}: those whose family or friends can see their news in the app`,
    ),
    figure(
      'K21a',
      percentOrNone(K21a?.value ?? null),
      `Of ${counted(contact.relatives, 'linked relative')} on ${dayInWords(today)}: those who opened the app in the last 30 days`,
    ),
  ];
}

/** "Took part" without a rating counts as engaged (domain 3.3). */
function engagedDefinition(measured: HomeData['measured']): string {
  const { engaged, rated } = engagedAndRated(measured);
  const definition = 'Residents who were engaged at least once, of all who lived here';
  if (engaged === 0) return definition;
  return rated === engaged
    ? `${definition}. All ${engaged} have a rating of looking and listening or more`
    : `${definition}. Of ${engaged} counted, ${rated} have a rating of looking and listening or more; ${engaged - rated} took part without a rating`;
}

const signed = (value: number | null, n: number) =>
  value === null ? (n === 0 ? 'No data yet' : 'Too few') : `${value > 0 ? '+' : ''}${value}`;
