import type { EventScope } from '@relish/shared/events/events/choices.ts';

import { invalid } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { fillPlaces } from './fill-places.ts';
import { openForEdit } from './open-event.ts';
import { type EventRow, lockComing, updateEvents } from './queries.ts';
import { updateSeries } from './series-queries.ts';
import { tellReplied } from './tell.ts';

interface Scoped {
  id: string;
  scope: EventScope;
}

/** After "this and following" or "all" the series goes on no further, or goes on again. */
async function endSeries(
  { db, carehomeId }: InHome,
  { scope }: Scoped,
  rows: readonly EventRow[],
  isEnded: boolean,
) {
  const [first] = rows;
  if (scope === 'one' || !first || first.series_id === null) return;
  const ended_on = isEnded ? first.planned_day : null;
  await updateSeries(db, carehomeId, first.series_id, { ended_on });
}

/** The event, and the others of its series that are meant and have not begun. */
const listMeant = async (context: InHome, scoped: Scoped): Promise<EventRow[]> =>
  listWith(context, await openForEdit(context, scoped.id), scoped.scope);

async function listWith(
  { db, carehomeId, now }: InHome,
  event: EventRow,
  scope: EventScope,
  withDeleted = false,
): Promise<EventRow[]> {
  if (scope === 'one' || event.series_id === null) return [event];
  const from = scope === 'following' ? event.planned_day : null;
  return lockComing(db, carehomeId, event.series_id, { from, now, withDeleted });
}

async function change(
  context: InHome,
  rows: readonly EventRow[],
  action: string,
  values: Parameters<typeof updateEvents>[3],
) {
  const { db, carehomeId, user, now } = context;
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { count: 0 };
  await updateEvents(db, carehomeId, ids, values, { userId: user.id, now });
  for (const id of ids)
    await insertAudit(db, context, { action: `event.${action}`, entity: 'event', entity_id: id });
  return { count: ids.length };
}

export async function cancelEvents(
  context: InHome,
  { reason, ...scoped }: Scoped & { reason: string },
) {
  const rows = (await listMeant(context, scoped)).filter(
    ({ status, deleted_at }) => status === 'planned' && deleted_at === null,
  );
  if (rows.some(({ is_draft }) => is_draft))
    throw invalid({ reason: ['This is a draft. Delete it instead.'] });
  const isOver = ({ ends_at }: EventRow) => Date.parse(ends_at) <= context.now.getTime();
  if (rows.some(isOver))
    throw invalid({ reason: ['This event is over. What happened belongs in a record.'] });
  await endSeries(context, scoped, rows, true);
  const answer = await change(context, rows, 'cancel', {
    status: 'cancelled',
    cancel_reason: reason,
  });
  await tellReplied(
    context,
    rows.map(({ id }) => id),
    'cancelled',
  );
  return answer;
}

/** Undo of a cancellation or a deletion; of a series, only what was cancelled or deleted together with the event. */
export async function restoreEvents(context: InHome, { id, scope }: Scoped) {
  const event = await openForEdit(context, id);
  const rows = (await listWith(context, event, scope, true)).filter(
    ({ status, deleted_at, cancel_reason, starts_at }) =>
      deleted_at === event.deleted_at &&
      (deleted_at !== null || (status === 'cancelled' && cancel_reason === event.cancel_reason)) &&
      Date.parse(starts_at) > context.now.getTime(),
  );
  await endSeries(context, { id, scope }, rows, false);
  const isDeleted = event.deleted_at !== null;
  const answer = await change(
    context,
    rows,
    'restore',
    isDeleted ? { deleted_at: null } : { status: 'planned', cancel_reason: null },
  );
  // Deleting a cancelled event tells no one, so neither does its undo.
  const told = rows.filter(({ status }) => !isDeleted || status === 'planned');
  const { db, carehomeId, now } = context;
  // Some may have withdrawn in the meantime.
  await fillPlaces(
    db,
    carehomeId,
    rows.map((row) => row.id),
    now,
  );
  await tellReplied(
    context,
    told.map((row) => row.id),
    'restored',
  );
  return answer;
}

/** Only before it begins; afterwards it is cancelled, or was what it was. A draft never took place. */
export async function deleteEvents(context: InHome, scoped: Scoped) {
  const { now } = context;
  const rows = (await listMeant(context, scoped)).filter(({ deleted_at }) => deleted_at === null);
  const hasBegun = ({ is_draft, starts_at }: EventRow) =>
    !is_draft && Date.parse(starts_at) <= now.getTime();
  if (rows.some(hasBegun))
    throw invalid({ id: ['It has begun. Cancel it instead, with a reason.'] });
  await tellReplied(
    context,
    rows.filter(({ status }) => status === 'planned').map(({ id }) => id),
    'cancelled',
  );
  await endSeries(context, scoped, rows, true);
  return change(context, rows, 'delete', { deleted_at: now });
}
