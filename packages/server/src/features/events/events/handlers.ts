import { daysBetween } from '@relish/shared/days.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import type { Event, eventCalls } from '@relish/shared/events/events/contract.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome, SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { hasGroup } from '../../residents/groups/public.ts';
import { listIds } from '../../residents/residents/public.ts';
import { findPapers } from '../performers/public.ts';
import { cancelEvents, deleteEvents, restoreEvents } from './cancel.ts';
import { editEvent } from './edit.ts';
import { hidingNames, withoutNames } from './hide-names.ts';
import { listMarks } from './marks.ts';
import { moveEvent } from './move.ts';
import { previewEdit } from './plan.ts';
import { countGuests, findEvent, findName, listEvents, type SeenEvent } from './queries.ts';
import { addEvent } from './save.ts';
import { findSeries } from './series-queries.ts';
import { toCard, viewerOf } from './show.ts';

export const eventHandlers: Handlers<typeof eventCalls> = {
  'events/list': {
    staged: async (context, filters) => {
      const { transaction, carehomeId } = context;
      if (daysBetween(filters.from, filters.to) >= EVENT_LIMITS.listedDays)
        throw invalid({ to: ['Choose at most two months.'] });
      const { rows, marks, ownIds } = await transaction(async (db) => {
        if (filters.group_id !== undefined && !(await hasGroup(db, carehomeId, filters.group_id)))
          throw notFound();
        return {
          rows: await listEvents(db, carehomeId, viewerOf(context), filters),
          marks: await listMarks({ ...context, db }, filters),
          ownIds: await listOwnIds(context, db),
        };
      });
      const hide = await hidingNames(context, ownIds);
      return { events: rows.map((row) => toCard(context, withoutNames(row, hide))), marks };
    },
  },

  'events/get': {
    staged: async (context, { id }) => {
      const { transaction, carehomeId } = context;
      const { row, staff, ownIds } = await transaction(async (db) => {
        const event = await findEvent(db, carehomeId, viewerOf(context), id);
        if (!event) throw notFound();
        return {
          row: event,
          staff: await readStaffDetails({ ...context, db }, event),
          ownIds: await listOwnIds(context, db),
        };
      });
      const hide = await hidingNames(context, ownIds);
      return { ...toCard(context, withoutNames(row, hide)), staff };
    },
  },

  'events/add': addEvent,
  'events/preview': previewEdit,
  'events/edit': editEvent,
  'events/move': moveEvent,
  'events/cancel': cancelEvents,
  'events/restore': restoreEvents,
  'events/delete': deleteEvents,
};

const listOwnIds = ({ carehomeId, user }: SignedIn, db: Db): Promise<string[]> =>
  isRelative(user) ? listIds(db, carehomeId) : Promise.resolve([]);

/** Who is invited is known to staff only (N1). */
async function readStaffDetails(
  { db, carehomeId, user }: InHome,
  row: SeenEvent,
): Promise<Event['staff']> {
  if (!can(user, 'events.edit-any')) return null;
  const series = row.series_id === null ? null : await findSeries(db, carehomeId, row.series_id);
  const { coming, waiting } = await countGuests(db, carehomeId, row.id);
  return {
    equipment: row.equipment,
    transport: row.transport,
    family_scope: row.family_scope,
    group_ids: row.group_ids,
    resident_ids: row.resident_ids,
    lead: row.lead_id === null ? null : { id: row.lead_id, name: await findName(db, row.lead_id) },
    helper_ids: row.helper_ids,
    performer:
      row.performer_id === null
        ? null
        : ((await findPapers(db, carehomeId, row.performer_id)) ?? null),
    recurrence: series?.recurrence ?? null,
    acknowledged: row.acknowledged,
    changed_fields: row.changed_fields,
    guests_coming: coming,
    guests_waiting: waiting,
    not_held_reason: row.not_held_reason,
  };
}
