import { dayIn } from '@relish/shared/days.ts';
import type { outingCalls } from '@relish/shared/outings/outings/contract.ts';
import { RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';
import { findLatestReview } from '@relish/shared/risks/risk-assessments/review.ts';
import type { RiskTemplate } from '@relish/shared/risks/risk-templates/template.ts';

import type { Handler } from '../../../core/handler.ts';
import type { EventRow } from '../../events/events/public.ts';
import { prefillAssessment } from '../../risks/risk-assessments/public.ts';
import { openEvent, readParty } from './read-outing.ts';

/** Where no template has a word of the event in its title. */
const ANY_TRIP = 'drive-out';

export const startAssessment: Handler<(typeof outingCalls)['outings/start-assessment']> = async (
  context,
  { event_id },
) => {
  const { user, now, library } = context;
  const { time_zone } = user.carehome;
  const event = await openEvent(context, event_id);
  const { goers, staff } = await readParty(context, event);
  const start = await prefillAssessment(context, {
    activityId: event.activity_id,
    template: event.activity_id === null ? pickTemplate(library.riskTemplates, event) : null,
    residentIds: goers.map(({ id }) => id).slice(0, RISK_LIMITS.people),
  });
  const assessed_on = dayIn(time_zone, now);
  const latest = findLatestReview(
    start.kind,
    assessed_on,
    dayIn(time_zone, new Date(event.ends_at)),
  );
  return {
    ...start,
    title: event.title,
    event_id: event.id,
    performer_id: event.performer_id,
    location: event.place ?? start.location,
    staffing_ratio:
      staff.length === 0
        ? start.staffing_ratio
        : `${staff.length} staff for ${goers.length} residents`,
    assessed_on,
    review_on: latest < assessed_on ? assessed_on : latest,
  };
};

const SHORTEST_WORD = 4;
const listWords = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter(({ length }) => length >= SHORTEST_WORD),
  );

/** The template for trips that shares most words with the event; none for an event in the house. */
function pickTemplate(templates: readonly RiskTemplate[], event: EventRow): string | null {
  const words = listWords([event.title, event.place].join(' '));
  const isAway = event.outdoors || event.transport !== null;
  let best: { code: string | null; shared: number } = { code: isAway ? ANY_TRIP : null, shared: 0 };
  for (const { code, kind, title } of templates) {
    if (kind !== 'event_outing') continue;
    // Every trip is one.
    const shared = [...listWords(title)].filter((word) => word !== 'trip' && words.has(word));
    if (shared.length > best.shared) best = { code, shared: shared.length };
  }
  return best.code;
}
