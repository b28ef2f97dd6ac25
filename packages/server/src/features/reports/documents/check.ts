import { can, type PermissionUser } from '@relish/shared/permissions.ts';
import type { DocumentToMake } from '@relish/shared/reports/documents/contract.ts';

import { forbidden, notFound } from '../../../core/app-error.ts';
import type { SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { countResidents } from './content-queries.ts';
import type { FoundDocument } from './queries.ts';
import type { Wanted } from './sources.ts';

/** Documents made with these rights are hidden from colleagues without them. */
const readRights = (user: PermissionUser) => ({
  levels: can(user, 'pal.view-residents'),
  concerns: can(user, 'observations.view-concerns'),
});

/** Whether a colleague may open a document someone else made. */
export function mayOpenAsStaff(
  user: PermissionUser,
  { kind, options, requested_by }: Pick<FoundDocument, 'kind' | 'options' | 'requested_by'>,
  userId: string,
): boolean {
  if (isInspector(user) && requested_by !== userId) return false;
  if (kind === 'home_evidence') return can(user, 'reports.download-home');
  if (!can(user, 'reports.view')) return false;
  const { levels, concerns } = readRights(user);
  return (
    kind === 'family_update' || ((levels || !options.levels) && (concerns || !options.concerns))
  );
}

export const isInspector = (user: PermissionUser): boolean => can(user, 'residents.inspect');

/** Checks the permission and decides about names, whatever the input says. */
export async function checkWanted(
  { db, carehomeId, user }: SignedIn & { db: Db },
  input: Omit<DocumentToMake, 'format'>,
): Promise<Wanted> {
  const { kind, resident_id, resident_ids, from, to, names } = input;
  if (kind !== 'home_evidence' && !can(user, 'reports.view'))
    throw forbidden('Documents about one person are for staff who look after people.');
  if (kind === 'home_evidence' && !can(user, 'reports.download-home'))
    throw forbidden('The document about the home is for managers and inspectors.');
  const pseudonyms = isInspector(user);
  if (kind === 'home_evidence' && names && pseudonyms)
    throw forbidden('Inspectors see residents without their names. Ask a manager.');
  const ids = [
    ...new Set(kind === 'home_evidence' ? resident_ids : resident_id === null ? [] : [resident_id]),
  ];
  if (ids.length > 0 && (await countResidents(db, carehomeId, ids)) < ids.length) throw notFound();
  return {
    kind,
    resident_id: kind === 'home_evidence' ? null : resident_id,
    from,
    to,
    requested_by: user.id,
    options: {
      resident_ids: kind === 'home_evidence' ? ids : [],
      names: kind === 'home_evidence' && names,
      pseudonyms,
      ...readRights(user),
    },
  };
}
