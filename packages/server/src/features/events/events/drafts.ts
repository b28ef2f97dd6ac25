import { addDays } from '@relish/shared/days.ts';
import type { EventDetails, EventTime } from '@relish/shared/events/events/contract.ts';
import type { Conflict } from '@relish/shared/library/suggestions/conflicts.ts';

import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { insertAudits } from '../../accounts/audit/public.ts';
import { lockById, lockDraftsBetween } from './draft-queries.ts';
import { type EventRow, insertEvents, updateEvents } from './queries.ts';
import { toRows } from './save.ts';

const entries = (ids: readonly string[], action: string) =>
  ids.map((id) => ({ action: `event.${action}`, entity: 'event', entity_id: id }));

/** Adds single events that only those who plan see. Their warnings are read before they are published. */
export async function insertDrafts(
  context: InHome,
  events: readonly { details: EventDetails; time: EventTime }[],
): Promise<string[]> {
  const { db, carehomeId, user, now } = context;
  const home = { carehomeId, timeZone: user.carehome.time_zone, userId: user.id, now };
  const rows = events.flatMap(({ details, time }) =>
    toRows(home, {
      details,
      time,
      acknowledged: [],
      seriesId: null,
      days: [time.day],
      isDraft: true,
    }),
  );
  const ids = await insertEvents(db, rows);
  await insertAudits(db, context, entries(ids, 'add'));
  return ids;
}

/** 404 if one of them is not of this home; those that were published or deleted since are left alone. */
export async function removeDrafts(context: InHome, ids: readonly string[]): Promise<number> {
  const { db, carehomeId, user, now } = context;
  const rows = await lockById(db, carehomeId, ids);
  if (rows.length < new Set(ids).size) throw notFound();
  const drafts = rows
    .filter(({ is_draft, deleted_at }) => is_draft && deleted_at === null)
    .map(({ id }) => id);
  if (drafts.length === 0) return 0;
  await updateEvents(db, carehomeId, drafts, { deleted_at: now }, { userId: user.id, now });
  await insertAudits(db, context, entries(drafts, 'delete'));
  return drafts.length;
}

/** The drafts of a week, locked: those that can still be published, and those whose time has passed. */
export async function lockDrafts({ db, carehomeId, now }: InHome, week: string) {
  const rows = await lockDraftsBetween(db, carehomeId, { from: week, to: addDays(week, 6) });
  const isComing = ({ starts_at }: EventRow) => Date.parse(starts_at) > now.getTime();
  return {
    coming: rows.filter(isComing),
    passed: rows.filter((row) => !isComing(row)),
  };
}

/** Makes locked drafts public. Each keeps the warnings that were read for it. */
export async function publishDrafts(
  context: InHome,
  drafts: readonly { id: string; acknowledged: readonly Conflict[] }[],
) {
  const { db, carehomeId, user, now } = context;
  const stamp = { userId: user.id, now };
  const published = { is_draft: false };
  const [warned, clear] = [
    drafts.filter(({ acknowledged }) => acknowledged.length > 0),
    drafts.filter(({ acknowledged }) => acknowledged.length === 0).map(({ id }) => id),
  ];
  if (clear.length > 0) await updateEvents(db, carehomeId, clear, published, stamp);
  for (const { id, acknowledged } of warned) {
    const values = { ...published, acknowledged: JSON.stringify(acknowledged) };
    await updateEvents(db, carehomeId, [id], values, stamp);
  }
  const ids = drafts.map(({ id }) => id);
  await insertAudits(db, context, entries(ids, 'publish'));
}
