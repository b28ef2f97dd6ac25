import { randomUUID } from 'node:crypto';

import { dayIn } from '@relish/shared/days.ts';
import type { Hazard } from '@relish/shared/library/activities/choices.ts';
import type { outingCalls } from '@relish/shared/outings/outings/contract.ts';
import { HAZARD_LIBRARY } from '@relish/shared/risks/risk-assessments/hazard-library.ts';
import { findLatestReview } from '@relish/shared/risks/risk-assessments/review.ts';

import type { Handler } from '../../../core/handler.ts';
import { openEvent, readParty } from './read-outing.ts';

/** Every trip has these; the assessor adds and removes. */
const OF_EVERY_TRIP: Hazard[] = [
  'outing_missing',
  'outing_vehicle',
  'outing_health',
  'falls',
  'weather',
];

export const startAssessment: Handler<(typeof outingCalls)['outings/start-assessment']> = async (
  context,
  { event_id },
) => {
  const { user, now } = context;
  const { time_zone } = user.carehome;
  const event = await openEvent(context, event_id);
  const { goers, staff } = await readParty(context, event);
  const assessed_on = dayIn(time_zone, now);
  const tripEnds = dayIn(time_zone, new Date(event.ends_at));
  const latest = findLatestReview('event_outing', assessed_on, tripEnds);
  return {
    kind: 'event_outing',
    title: event.title,
    benefits: 'Going out, seeing other people and places, and choosing what to do there.',
    activity_id: event.activity_id,
    event_id: event.id,
    resident_ids: goers.map(({ id }) => id).slice(0, 60),
    description: event.description,
    location: event.place,
    people_at_risk: ['residents', 'staff'],
    lines: OF_EVERY_TRIP.map((hazard_code) => ({
      key: randomUUID(),
      hazard_code,
      who_harmed: [...HAZARD_LIBRARY[hazard_code].who],
      how: HAZARD_LIBRARY[hazard_code].how,
      existing_controls: [...HAZARD_LIBRARY[hazard_code].controls],
      extra_controls: [],
      likelihood_before: 2,
      severity_before: 4,
      likelihood_after: 2,
      severity_after: 4,
      source: 'template' as const,
    })),
    staffing_ratio:
      staff.length === 0 ? null : `${staff.length} staff for ${goers.length} residents`,
    assessed_on,
    review_on: latest < assessed_on ? assessed_on : latest,
  };
};
