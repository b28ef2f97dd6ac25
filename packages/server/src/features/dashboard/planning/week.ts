import type { Output } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import { MISSED_LOOKS_BACK } from '@relish/shared/reports/figures/no-activity.ts';

import type { InHome } from '../../../core/handler.ts';
import { listEvents, listMarks, toCard, viewerOf } from '../../events/events/public.ts';
import { listRestDays } from '../../events/performers/public.ts';
import { listHere } from '../../library/suggestions/public.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import { readMissed } from '../home/public.ts';
import { readInvited } from './invited.ts';
import { listStaffNames } from './queries.ts';
import { suggestForWeek } from './suggest.ts';

/** A fixed number of queries, however many events and residents there are. */
export async function readWeek(context: InHome, week: string): Promise<Output<'planning/week'>> {
  const { db, carehomeId, user } = context;
  const days = { from: week, to: addDays(week, 6) };
  const rows = await listEvents(db, carehomeId, viewerOf(context), days);
  const invited = await readInvited(context, rows);
  const events = rows.map((row) => ({
    ...toCard(context, row),
    group_ids: row.group_ids,
    resident_ids: row.resident_ids,
    invited_ids: invited.of(row),
    lead_id: row.lead_id,
    helper_ids: row.helper_ids,
    performer_id: row.performer_id,
  }));
  const staffIds = events.flatMap(({ lead_id, helper_ids }) => [
    ...(lead_id === null ? [] : [lead_id]),
    ...helper_ids,
  ]);
  const performerIds = events.flatMap(({ performer_id }) => performer_id ?? []);
  const reached = new Set(
    events.filter(({ status }) => status !== 'cancelled').flatMap(({ invited_ids }) => invited_ids),
  );
  const uninvited = can(user, 'residents.view') ? await listUninvited(context, week, reached) : [];
  const missed = can(user, 'reports.view') ? (await readMissed(context)).people : null;
  const marks = await listMarks(context, days);
  const portrait = await signPortraits(context, uninvited);
  return {
    week,
    events,
    marks,
    groups: invited.groups.filter(({ active }) => active).map(({ id, name }) => ({ id, name })),
    staff: await listStaffNames(db, [...new Set(staffIds)]),
    residents: invited.residents,
    performers: await listRestDays(db, carehomeId, performerIds),
    uninvited: can(user, 'residents.view')
      ? uninvited.map(({ id, preferred_name, last_name, photo_id }) => ({
          id,
          preferred_name,
          last_name,
          picture: portrait({ id, photo_id }),
        }))
      : null,
    missed,
    suggestions: can(user, 'activities.choose')
      ? await suggestForWeek(context, { days, events, missed: missed ?? [], uninvited, reached })
      : [],
  };
}

/** Current residents only (N7), by name. */
async function listUninvited(
  { db, carehomeId }: InHome,
  week: string,
  reached: ReadonlySet<string>,
) {
  const here = await listHere(db, carehomeId, addDays(week, -MISSED_LOOKS_BACK));
  return here
    .filter(({ id }) => !reached.has(id))
    .toSorted(
      (one, other) =>
        one.preferred_name.localeCompare(other.preferred_name, 'en-GB') ||
        one.last_name.localeCompare(other.last_name, 'en-GB') ||
        (one.id < other.id ? -1 : 1),
    );
}
