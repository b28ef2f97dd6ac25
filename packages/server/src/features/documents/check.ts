import type { DocumentToMake } from '@relish/shared/documents/contract.ts';
import { can, type PermissionUser } from '@relish/shared/permissions.ts';

import { forbidden, notFound } from '../../core/app-error.ts';
import type { SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { countResidents } from '../document-content/queries.ts';
import type { FoundDocument } from './queries.ts';
import type { Wanted } from './sources.ts';

/** What of somebody only some may read; a document made for one of them is not for the others. */
const sightOf = (user: PermissionUser) => ({
  levels: can(user, 'pal.view-residents'),
  concerns: can(user, 'observations.view-concerns'),
});

/** Whether somebody on the staff may open a document that a colleague had made. */
export function mayOpenAsStaff(
  user: PermissionUser,
  { kind, options, requested_by }: Pick<FoundDocument, 'kind' | 'options' | 'requested_by'>,
  userId: string,
): boolean {
  if (isInspector(user) && requested_by !== userId) return false;
  if (kind === 'C') return can(user, 'reports.download-home');
  if (!can(user, 'reports.view')) return false;
  const { levels, concerns } = sightOf(user);
  return kind === 'A' || ((levels || !options.levels) && (concerns || !options.concerns));
}

export const isInspector = (user: PermissionUser): boolean => can(user, 'residents.inspect');

/** Whether somebody may have such a document, and how: which names are in it is decided here, not by what was sent. */
export async function checkWanted(
  { db, carehomeId, user }: SignedIn & { db: Db },
  input: Omit<DocumentToMake, 'format'>,
): Promise<Wanted> {
  const { kind, resident_id, resident_ids, from, to, names } = input;
  if (kind !== 'C' && !can(user, 'reports.view'))
    throw forbidden('Documents about one person are for staff who look after people.');
  if (kind === 'C' && !can(user, 'reports.download-home'))
    throw forbidden('The document about the home is for managers and inspectors.');
  const pseudonyms = isInspector(user);
  if (kind === 'C' && names && pseudonyms)
    throw forbidden('Inspectors see residents without their names. Ask a manager.');
  const ids = [...new Set(kind === 'C' ? resident_ids : resident_id === null ? [] : [resident_id])];
  if (ids.length > 0 && (await countResidents(db, carehomeId, ids)) < ids.length) throw notFound();
  return {
    kind,
    resident_id: kind === 'C' ? null : resident_id,
    from,
    to,
    requested_by: user.id,
    options: {
      resident_ids: kind === 'C' ? ids : [],
      names: kind === 'C' && names,
      pseudonyms,
      ...sightOf(user),
    },
  };
}
