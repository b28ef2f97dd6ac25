import { addDays } from '@relish/shared/days.ts';
import { occurrenceDays } from '@relish/shared/events/events/recurrence.ts';
import type { Conflict } from '@relish/shared/library/suggestions/conflicts.ts';

import { invalid } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { checkAssessments, checkPeople, checkTime, checkUntil, checkWarnings } from './check.ts';
import { fillPlaces } from './fill-places.ts';
import { keepUnseen } from './keep-unseen.ts';
import { checkVersion, openForEdit } from './open-event.ts';
import { type Edit, type Plan, planSeries } from './plan.ts';
import {
  type EventRow,
  listReplied,
  updateEvents,
  updateTimes,
  updateUnchanged,
} from './queries.ts';
import { checkDraft, horizon, insertOccurrences } from './save.ts';
import { insertSeries, lockSeries, updateSeries } from './series-queries.ts';
import { tellReplied } from './tell.ts';
import {
  differences,
  instantsOf,
  isSameTime,
  pickDetails,
  pickTime,
  toSeriesDetails,
  WHEN,
} from './values.ts';

export async function editEvent(context: InHome, input: Edit): Promise<{ id: string }> {
  const event = await openForEdit(context, input.id);
  const edit = await keepUnseen(context, event, input);
  await checkVersion(context, event, edit.version);
  if (Date.parse(event.ends_at) <= context.now.getTime())
    throw invalid({ day: ['This event is over. What happened belongs in a record.'] });
  checkTime(context, edit);
  checkUntil(context, edit.recurrence, edit.day);
  await checkPeople(context, edit);
  if (event.is_draft) checkDraft(edit.recurrence);
  const acknowledged = await checkWarnings(context, edit, event.is_draft);
  // A corrected title does not need an assessment, another activity or day does.
  if (!event.is_draft && (edit.activity_id !== event.activity_id || edit.day !== event.day))
    await checkAssessments(context, [
      { activity_id: edit.activity_id, event_id: event.id, day: edit.day },
    ]);
  if (event.series_id === null) await editSingle(context, event, edit, acknowledged);
  else if (edit.scope === 'one') await editOne(context, event, edit, acknowledged);
  else await editSeries(context, event, edit, acknowledged);
  await insertAudit(context.db, context, {
    action: `event.edit-${edit.scope}`,
    entity: 'event',
    entity_id: event.id,
  });
  return { id: event.id };
}

const stamp = ({ user, now }: InHome) => ({ userId: user.id, now });

const isMoved = (before: EventRow, after: Edit) =>
  !isSameTime(before, after) || before.place !== after.place;

async function editSingle(context: InHome, event: EventRow, edit: Edit, acknowledged: Conflict[]) {
  const { db, carehomeId, user, now } = context;
  const { recurrence } = edit;
  const values = saved(context, event, edit, acknowledged);
  await updateEvents(db, carehomeId, [event.id], values, stamp(context));
  if (recurrence !== null) {
    const last = horizon(context);
    const seriesId = await insertSeries(db, carehomeId, {
      recurrence,
      first_day: edit.day,
      filled_to: last,
      details: toSeriesDetails(edit, edit),
      continues_id: null,
      ended_on: null,
      created_by: user.id,
      created_at: now,
    });
    await updateEvents(
      db,
      carehomeId,
      [event.id],
      { series_id: seriesId, planned_day: edit.day },
      stamp(context),
    );
    const days = occurrenceDays(recurrence, edit.day, last).filter((day) => day !== edit.day);
    await insertOccurrences(context, { details: edit, time: edit, acknowledged, seriesId, days });
  }
  await fillPlaces(db, carehomeId, [event.id], context.now);
  if (isMoved(event, edit)) await tellReplied(context, [event.id], 'moved');
}

const saved = (context: InHome, event: EventRow, edit: Edit, acknowledged: Conflict[]) => ({
  ...pickDetails(edit),
  ...pickTime(edit),
  ...instantsOf(context.user.carehome.time_zone, edit),
  acknowledged: JSON.stringify(acknowledged),
  sequence: event.sequence + (isSameTime(event, edit) ? 0 : 1),
});

/** The fields in which it now differs from its series stay as they are when the series changes. */
async function editOne(context: InHome, event: EventRow, edit: Edit, acknowledged: Conflict[]) {
  const { db, carehomeId } = context;
  const series = await lockSeries(db, carehomeId, event.series_id ?? '');
  const planned = { ...series.details, day: event.planned_day ?? '' };
  const changed_fields = [
    ...differences(series.details, edit),
    ...(isSameTime(planned, edit) ? [] : [WHEN]),
  ];
  await updateEvents(
    db,
    carehomeId,
    [event.id],
    { ...saved(context, event, edit, acknowledged), changed_fields },
    stamp(context),
  );
  await fillPlaces(db, carehomeId, [event.id], context.now);
  if (isMoved(event, edit)) await tellReplied(context, [event.id], 'moved');
}

async function editSeries(context: InHome, event: EventRow, edit: Edit, acknowledged: Conflict[]) {
  const { db, carehomeId, user } = context;
  const plan = await planSeries(context, event, edit);
  const { series, rows, recurrence, shape } = plan;
  const details = toSeriesDetails(edit, edit);
  const target = await saveRule(context, { plan, edit, event, details });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = shape.kept.flatMap(({ id, planned_day }) => {
    const row = byId.get(id);
    if (!row) return [];
    const isOwn = row.changed_fields.includes(WHEN) && row.id !== event.id;
    const time = isOwn ? pickTime(row) : { ...pickTime(edit), day: planned_day };
    return [{ row, time, planned_day }];
  });
  await updateTimes(
    db,
    carehomeId,
    kept.map(({ row, time, planned_day }) => ({
      ...time,
      ...instantsOf(user.carehome.time_zone, time),
      id: row.id,
      series_id: target,
      planned_day,
    })),
  );
  // The edited event takes every new value, the others those that they have not changed themselves.
  const read = { acknowledged: JSON.stringify(acknowledged) };
  const own = { ...pickDetails(edit), ...read, changed_fields: [] };
  await updateEvents(db, carehomeId, [event.id], own, stamp(context));
  const others = kept.map(({ row }) => row.id).filter((id) => id !== event.id);
  if (others.length > 0) {
    for (const field of differences(series.details, edit))
      await updateUnchanged(db, carehomeId, others, field, edit[field]);
    await updateEvents(db, carehomeId, others, read, stamp(context));
  }
  await dropEvents(
    context,
    shape.dropped.filter((id) => byId.get(id)?.deleted_at === null),
  );
  if (recurrence !== null)
    await insertOccurrences(context, {
      details: edit,
      time: edit,
      acknowledged,
      seriesId: target,
      days: shape.added,
    });
  await fillPlaces(
    db,
    carehomeId,
    kept.map(({ row }) => row.id),
    context.now,
  );
  const moved = kept.filter(
    ({ row, time }) =>
      row.deleted_at === null &&
      (!isSameTime(row, time) ||
        (row.place !== edit.place && !row.changed_fields.includes('place'))),
  );
  await tellReplied(
    context,
    moved.map(({ row }) => row.id),
    'moved',
  );
}

/** "This and following" begins a new series; "all" changes the old one. */
async function saveRule(
  context: InHome,
  {
    plan: { series, recurrence, first },
    edit,
    event,
    details,
  }: { plan: Plan; edit: Edit; event: EventRow; details: ReturnType<typeof toSeriesDetails> },
): Promise<string> {
  const { db, carehomeId, user, now } = context;
  // Without a rule only the edited event is left, as the last of its series.
  const rule = recurrence ?? { ...series.recurrence, until: edit.day };
  if (edit.scope === 'all') {
    await updateSeries(db, carehomeId, series.id, {
      recurrence: rule,
      first_day: first,
      filled_to: horizon(context),
      details,
    });
    return series.id;
  }
  const until = addDays(event.planned_day ?? edit.day, -1);
  await updateSeries(db, carehomeId, series.id, { recurrence: { ...series.recurrence, until } });
  return insertSeries(db, carehomeId, {
    recurrence: rule,
    first_day: first,
    filled_to: horizon(context),
    details,
    continues_id: series.id,
    ended_on: series.ended_on,
    created_by: user.id,
    created_at: now,
  });
}

/** Leaves the series. Someone who replied finds it cancelled, not gone. */
async function dropEvents(context: InHome, ids: readonly string[]) {
  if (ids.length === 0) return;
  const { db, carehomeId, now } = context;
  const replied = await listReplied(db, carehomeId, ids);
  const [cancelled, gone] = [
    ids.filter((id) => replied.has(id)),
    ids.filter((id) => !replied.has(id)),
  ];
  const alone = { series_id: null, planned_day: null };
  if (gone.length > 0)
    await updateEvents(db, carehomeId, gone, { ...alone, deleted_at: now }, stamp(context));
  if (cancelled.length === 0) return;
  await updateEvents(
    db,
    carehomeId,
    cancelled,
    { ...alone, status: 'cancelled', cancel_reason: 'It now takes place on other days.' },
    stamp(context),
  );
  await tellReplied(context, cancelled, 'cancelled');
}
