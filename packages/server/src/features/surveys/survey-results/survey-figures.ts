import type { Period } from '@relish/shared/days.ts';
import type { FigureSet } from '@relish/shared/reports/figures/totals.ts';
import {
  type Liked,
  pulseFrom,
  surveyFiguresFrom,
} from '@relish/shared/surveys/survey-results/survey-figures.ts';

import type { Db } from '../../../db/database.ts';
import { listClosedIn, listPulses } from '../surveys/public.ts';
import { listCounts, listTotalsBySurvey } from './queries.ts';
import { readParticipation, readPublished, type Today } from './read-results.ts';

/** K23 from the surveys that ended in the period, and what the activity pulse adds to K10. */
export async function readSurveyFigures(
  db: Db,
  carehomeId: string,
  period: Period,
  today: Today,
): Promise<{ figures: FigureSet; pulse: Liked }> {
  const closed = await listClosedIn(db, carehomeId, period, today.time_zone);
  const pulses = await listPulses(db, carehomeId);
  const ids = [...closed, ...pulses].map(({ id }) => id);
  const counts = await listCounts(db, carehomeId, ids);
  const totals = await listTotalsBySurvey(
    db,
    carehomeId,
    closed.map(({ id }) => id),
  );
  const publish = (survey: (typeof closed)[number]) =>
    readPublished(survey, counts.get(survey.id) ?? [], today);
  return {
    figures: surveyFiguresFrom(
      closed.map((survey) => {
        const participation = readParticipation(survey, totals.get(survey.id) ?? []);
        return {
          audience: survey.audience,
          invited: survey.invited,
          entries: participation.entries - participation.from_poster,
          own: publish(survey).own,
        };
      }),
    ),
    pulse: pulseFrom(
      pulses.flatMap((survey) => publish(survey).months),
      period,
    ),
  };
}
