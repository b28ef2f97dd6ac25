import { dayIn } from '@relish/shared/days.ts';
import type { RiskAssessmentInput } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { findLatestReview } from '@relish/shared/risks/risk-assessments/review.ts';

import { openReach } from '../../../content/reach.ts';
import { invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { todayOf } from './open-assessment.ts';
import { findEventEnd, isAllOfHome } from './text-queries.ts';

export const listResidentIds = ({
  resident_id,
  resident_ids,
}: Pick<RiskAssessmentInput, 'resident_id' | 'resident_ids'>): string[] => [
  ...new Set([...(resident_id === null ? [] : [resident_id]), ...resident_ids]),
];

/** 404 for another home's record, wherever the text names it. */
export async function checkText(context: InHome, text: RiskAssessmentInput) {
  const { db, carehomeId, library, user } = context;
  const { activity_id, event_id } = text;
  const isOurs = await isAllOfHome(db, carehomeId, {
    residents: listResidentIds(text),
    events: toList(event_id),
    performers: toList(text.performer_id),
    places: toList(text.place_id),
    capacity_notes: toList(text.capacity_note_id),
    colleagues: text.lines.flatMap(({ owner_id }) => toList(owner_id)),
  });
  if (!isOurs) throw notFound();
  if (activity_id !== null && !(await openReach(context)).activity(activity_id)) throw notFound();
  if (text.template !== null && !library.riskTemplates.some(({ code }) => code === text.template))
    throw invalid({ 'assessment.template': ['Choose a template from the list.'] });
  const today = todayOf(context);
  if (text.assessed_on > today)
    throw invalid({ 'assessment.assessed_on': ['Choose today or an earlier day.'] });
  if (text.lines.some(({ done_on }) => done_on !== null && done_on > today))
    throw invalid({ 'assessment.lines': ['A control cannot be in place in the future.'] });
  const endsAt = event_id === null ? undefined : await findEventEnd(db, carehomeId, event_id);
  const tripEndsOn = endsAt ? dayIn(user.carehome.time_zone, new Date(endsAt)) : null;
  if (
    tripEndsOn !== null &&
    tripEndsOn >= text.assessed_on &&
    text.review_on > findLatestReview(text.kind, text.assessed_on, tripEndsOn)
  )
    throw invalid({
      'assessment.review_on': [
        'An outing is assessed for its own day. Choose that day or earlier.',
      ],
    });
}

const toList = (id: string | null) => (id === null ? [] : [id]);
