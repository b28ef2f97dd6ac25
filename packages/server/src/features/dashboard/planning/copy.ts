import { addDays, addMonths, dayIn } from '@relish/shared/days.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import type { EventDetails } from '@relish/shared/events/events/contract.ts';
import { weekdayOf } from '@relish/shared/events/events/recurrence.ts';

import { invalid } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import type { TemplateEvent } from '../../../db/event-tables.ts';
import {
  insertDrafts,
  instantsOf,
  listEvents,
  pickDetails,
  pickTime,
  viewerOf,
} from '../../events/events/public.ts';
import { listGroups } from '../../residents/groups/public.ts';
import { listLiving, listWorking } from './queries.ts';

const daysOf = (week: string) => ({ from: week, to: addDays(week, 6) });

const listWeek = ({ db, carehomeId, ...context }: InHome, week: string) =>
  listEvents(db, carehomeId, viewerOf(context), daysOf(week));

/**
 * The events of a week that can be used again. Series repeat anyway, cancelled events did not take place, and neither
 * did drafts that nobody published in time.
 */
export async function readSingles(context: InHome, week: string): Promise<TemplateEvent[]> {
  const rows = await listWeek(context, week);
  return rows
    .filter(
      ({ day, series_id, status, is_draft, ends_at }) =>
        day >= week &&
        series_id === null &&
        status !== 'cancelled' &&
        !(is_draft && Date.parse(ends_at) <= context.now.getTime()),
    )
    .map((row) => {
      const { day, ...time } = pickTime(row);
      return { ...pickDetails(row), ...time, weekday: weekdayOf(day) };
    });
}

interface Kept {
  residents: ReadonlySet<string>;
  groups: ReadonlySet<string>;
  staff: ReadonlySet<string>;
}

/** Everyone in these events who still lives, meets or works here. */
async function readKept(
  { db, carehomeId, now }: InHome,
  events: readonly EventDetails[],
): Promise<Kept> {
  const residentIds = [...new Set(events.flatMap(({ resident_ids }) => resident_ids))];
  const staffIds = [
    ...new Set(
      events.flatMap(({ lead_id, helper_ids }) => [
        ...(lead_id === null ? [] : [lead_id]),
        ...helper_ids,
      ]),
    ),
  ];
  const groups = await listGroups(db, carehomeId);
  return {
    residents: new Set((await listLiving(db, carehomeId, residentIds)).map(({ id }) => id)),
    groups: new Set(groups.filter(({ active }) => active).map(({ id }) => id)),
    staff: new Set(await listWorking(db, carehomeId, staffIds, now)),
  };
}

/** Without those who left. Undefined if nobody invited is left: it would be open to everyone. */
function withoutLeavers(
  event: TemplateEvent,
  { residents, groups, staff }: Kept,
): TemplateEvent | undefined {
  const resident_ids = event.resident_ids.filter((id) => residents.has(id));
  const group_ids = event.group_ids.filter((id) => groups.has(id));
  const wasOpen = event.resident_ids.length + event.group_ids.length === 0;
  if (!wasOpen && resident_ids.length + group_ids.length === 0) return undefined;
  return {
    ...event,
    resident_ids,
    group_ids,
    lead_id: event.lead_id !== null && staff.has(event.lead_id) ? event.lead_id : null,
    helper_ids: event.helper_ids.filter((id) => staff.has(id)),
  };
}

const keyOf = ({ title, day, start_time }: { title: string; day: string; start_time: unknown }) =>
  JSON.stringify([title.trim().toLowerCase(), day, start_time]);

/** Adds what is not in the week yet, as drafts. */
export async function addMissing(context: InHome, week: string, events: readonly TemplateEvent[]) {
  const { user, now } = context;
  const timeZone = user.carehome.time_zone;
  const today = dayIn(timeZone, now);
  if (addDays(week, 6) < today) throw invalid({ week: ['This week is over.'] });
  if (addDays(week, 6) > addMonths(today, EVENT_LIMITS.monthsAhead))
    throw invalid({ week: ['Choose a week within the next 12 months.'] });
  const kept = await readKept(context, events);
  const planned = new Set((await listWeek(context, week)).map(keyOf));
  let [already, left_out] = [0, 0];
  const drafts = events.flatMap((event) => {
    const time = { ...pickTime({ ...event, day: addDays(week, event.weekday - 1) }) };
    if (planned.has(keyOf({ title: event.title, ...time }))) {
      already += 1;
      return [];
    }
    const details = withoutLeavers(event, kept);
    if (!details || instantsOf(timeZone, time).starts_at <= now) {
      left_out += 1;
      return [];
    }
    return [{ details: pickDetails(details), time }];
  });
  return { ids: await insertDrafts(context, drafts), already, left_out };
}
