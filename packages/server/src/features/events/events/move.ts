import type { EventScope } from '@relish/shared/events/events/choices.ts';
import type { EventTime } from '@relish/shared/events/events/contract.ts';
import { nthsOf, type Recurrence, weekdayOf } from '@relish/shared/events/events/recurrence.ts';

import type { InHome } from '../../../core/handler.ts';
import { editEvent } from './edit.ts';
import { openForEdit } from './open-event.ts';
import { findSeries } from './series-queries.ts';
import { pickDetails } from './values.ts';

/** The rule of a series after one of its days has moved: Tuesdays become Thursdays. */
function moveRule(rule: Recurrence, from: string, to: string): Recurrence {
  if (rule.repeats === 'weekly' || rule.repeats === 'fortnightly') {
    const others = rule.weekdays.filter((day) => day !== weekdayOf(from));
    return {
      ...rule,
      weekdays: [...new Set([...others, weekdayOf(to)])].toSorted((one, other) => one - other),
    };
  }
  if (rule.repeats !== 'monthly' || rule.nth === null) return rule;
  const nths = nthsOf(to);
  return { ...rule, nth: nths.includes(rule.nth) ? rule.nth : (nths[0] ?? rule.nth) };
}

/** Changes only when it is, so warnings that were read before stay read. */
export async function moveEvent(
  context: InHome,
  { id, version, scope, ...time }: EventTime & { id: string; version: number; scope: EventScope },
) {
  const event = await openForEdit(context, id);
  const series =
    event.series_id === null
      ? undefined
      : await findSeries(context.db, context.carehomeId, event.series_id);
  return editEvent(context, {
    ...pickDetails(event),
    ...time,
    recurrence: series
      ? moveRule(series.recurrence, event.planned_day ?? event.day, time.day)
      : null,
    acknowledged: event.acknowledged,
    id,
    version,
    scope,
  });
}
