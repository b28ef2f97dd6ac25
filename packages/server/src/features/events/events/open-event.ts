import { can, isRelative } from '@relish/shared/permissions.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { type EventRow, findEvent, findName, lockEvent } from './queries.ts';
import { mayEdit, viewerOf } from './show.ts';

/** 404 unless the user sees it, 403 unless it is theirs to change. */
export async function openForEdit(context: InHome, id: string): Promise<EventRow> {
  const { db, carehomeId, user } = context;
  const refused = forbidden('Only the team of the home can change this event.');
  // Row level security lets relatives lock nothing.
  if (isRelative(user))
    throw (await findEvent(db, carehomeId, viewerOf(context), id)) ? refused : notFound();
  const row = await lockEvent(db, carehomeId, id);
  if (!row || (row.is_draft && !can(user, 'events.view-drafts'))) throw notFound();
  if (!mayEdit(context, row)) throw refused;
  return row;
}

export async function checkVersion({ db }: InHome, row: EventRow, version: number) {
  if (row.version === version && row.deleted_at === null) return;
  const editor = row.updated_by === null ? '' : await findName(db, row.updated_by);
  throw invalid({
    version: [`${editor || 'A colleague'} has saved changes while you were writing.`],
  });
}
