import { addDays, daysBetween } from '@relish/shared/days.ts';
import type { EventScope } from '@relish/shared/events/events/choices.ts';
import type { EventInput } from '@relish/shared/events/events/contract.ts';
import {
  firstDay,
  occurrenceDays,
  type Recurrence,
} from '@relish/shared/events/events/recurrence.ts';
import { type NewShape, reshape } from '@relish/shared/events/events/series.ts';

import type { InHome } from '../../../core/handler.ts';
import { openForEdit } from './open-event.ts';
import { type EventRow, listReplied, lockComing } from './queries.ts';
import { horizon } from './save.ts';
import { lockSeries, type SeriesRow } from './series-queries.ts';
import { instantsOf } from './values.ts';

export type Edit = EventInput & { id: string; version: number; scope: EventScope };

export interface Plan {
  series: SeriesRow;
  /** Events that have not begun. Deleted ones move along, so that they do not come back. */
  rows: EventRow[];
  recurrence: Recurrence | null;
  first: string;
  shape: NewShape;
}

/** Works out the effect of an edit of several events. Past events are never part of it. */
export async function planSeries(context: InHome, event: EventRow, edit: Edit): Promise<Plan> {
  const { db, carehomeId, now } = context;
  const seriesId = event.series_id ?? '';
  const series = await lockSeries(db, carehomeId, seriesId);
  const from = edit.scope === 'following' ? event.planned_day : null;
  const isLeft = (day: string | null) => series.ended_on === null || (day ?? '') < series.ended_on;
  const rows = (
    await lockComing(db, carehomeId, seriesId, { from, now, withDeleted: true })
  ).filter(({ planned_day }) => isLeft(planned_day));
  const { recurrence } = edit;
  // All events move by as many days as the one that was edited.
  const start =
    edit.scope === 'following'
      ? edit.day
      : addDays(series.first_day, daysBetween(event.day, edit.day));
  const first = firstDay(recurrence, start);
  const earliest = rows[0]?.planned_day ?? edit.day;
  const days =
    recurrence === null
      ? [edit.day]
      : occurrenceDays(recurrence, first, horizon(context)).filter(
          (day) =>
            edit.scope === 'following' ||
            day >= addDays(earliest, Math.min(0, daysBetween(event.day, edit.day))),
        );
  const coming = days.filter(
    (day) =>
      isLeft(day) && instantsOf(context.user.carehome.time_zone, { ...edit, day }).starts_at > now,
  );
  // A deleted event takes no day that another one could keep.
  const inOrder = rows.toSorted(
    (one, other) => Number(one.deleted_at !== null) - Number(other.deleted_at !== null),
  );
  const shape = reshape(
    inOrder.map(({ id, planned_day }) => ({ id, planned_day: planned_day ?? '' })),
    coming,
  );
  return { series, rows, recurrence, first, shape };
}

export async function previewEdit(context: InHome, edit: Edit) {
  const event = await openForEdit(context, edit.id);
  if (event.series_id === null || edit.scope === 'one')
    return { changed: 1, added: 0, removed: 0, replies: 0, exceptions: [] };
  const { rows, shape } = await planSeries(context, event, edit);
  const shown = new Set(rows.filter((row) => row.deleted_at === null).map(({ id }) => id));
  const kept = new Set(shape.kept.map(({ id }) => id).filter((id) => shown.has(id)));
  const replied = await listReplied(
    context.db,
    context.carehomeId,
    rows.map(({ id }) => id),
  );
  return {
    changed: kept.size,
    added: shape.added.length,
    removed: shape.dropped.filter((id) => shown.has(id)).length,
    replies: [...replied.values()].reduce((sum, count) => sum + count, 0),
    exceptions: rows
      .filter(
        ({ id, changed_fields }) => kept.has(id) && id !== event.id && changed_fields.length > 0,
      )
      .map(({ id, day, changed_fields }) => ({ id, day, fields: changed_fields })),
  };
}
