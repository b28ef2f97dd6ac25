import { INVITATION_DAYS } from '@relish/shared/constants.ts';
import type { Role } from '@relish/shared/roles.ts';
import { sql } from 'kysely';

import { after, days } from '../../../core/clock.ts';
import { hashSecret } from '../../../core/secrets.ts';
import type { Db } from '../../../db/database.ts';

export interface NewInvitation {
  email: string;
  role: Role;
  job_title?: string | null;
  access_ends_at?: Date | null;
  relative_link_id?: string;
}

/** Replaces an open invitation for the same address. The code is created when it is mailed. */
export async function insertInvitation(
  db: Db,
  carehomeId: string,
  { email, ...promised }: NewInvitation,
  { invitedBy, now }: { invitedBy: string | null; now: Date },
): Promise<string> {
  await db
    .updateTable('invitations')
    .set({ cancelled_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
  const { id } = await db
    .insertInto('invitations')
    .values({
      carehome_id: carehomeId,
      email,
      ...promised,
      invited_by: invitedBy,
      created_at: now,
      expires_at: after(now, days(INVITATION_DAYS)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function listInvitations(db: Db, carehomeId: string, now: Date) {
  const rows = await db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.invited_by')
    .select((eb) => [
      'invitations.id',
      'invitations.email',
      'invitations.role',
      'invitations.created_at',
      'invitations.expires_at',
      'users.first_name',
      'users.last_name',
      eb
        .case()
        .when('invitations.accepted_at', 'is not', null)
        .then('accepted' as const)
        .when('invitations.cancelled_at', 'is not', null)
        .then('cancelled' as const)
        .when('invitations.expires_at', '<=', now.toISOString())
        .then('expired' as const)
        .else('pending' as const)
        .end()
        .as('status'),
    ])
    .where('invitations.carehome_id', '=', carehomeId)
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id')
    .limit(500)
    .execute();
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...row,
    invited_by: first_name === null ? null : `${first_name} ${last_name}`,
  }));
}

export async function cancelInvitation(
  db: Db,
  carehomeId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ cancelled_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const openInvitations = (db: Db, now: Date) =>
  db
    .selectFrom('invitations')
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now.toISOString());

export const findInvitationByCode = (db: Db, code: string, now: Date) =>
  openInvitations(db, now)
    .innerJoin('carehomes', 'carehomes.id', 'invitations.carehome_id')
    .select([
      'invitations.id',
      'invitations.carehome_id',
      'invitations.email',
      'invitations.role',
      'invitations.job_title',
      'invitations.access_ends_at',
      'invitations.relative_link_id',
      'carehomes.name as carehome_name',
    ])
    .where('code_hash', '=', hashSecret(code))
    .executeTakeFirst();

export const findInvitedName = (
  db: Db,
  { carehome_id, relative_link_id }: { carehome_id: string; relative_link_id: string | null },
) =>
  db
    .selectFrom('relative_links as l')
    .innerJoin('relatives as p', (join) =>
      join.onRef('p.carehome_id', '=', 'l.carehome_id').onRef('p.id', '=', 'l.relative_id'),
    )
    .select(['p.first_name', 'p.last_name'])
    .where('l.carehome_id', '=', carehome_id)
    .where('l.id', '=', relative_link_id)
    .executeTakeFirst();

/** Returns false if it has already been used. */
export async function acceptInvitation(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const findInvitationToMail = (db: Db, id: string, now: Date) =>
  openInvitations(db, now)
    .innerJoin('carehomes', 'carehomes.id', 'invitations.carehome_id')
    .innerJoin('organisations', 'organisations.id', 'carehomes.organisation_id')
    .select([
      'invitations.email',
      'invitations.carehome_id',
      'carehomes.name as carehome_name',
      'organisations.is_demo',
    ])
    .where('invitations.id', '=', id)
    .executeTakeFirst();

export const setInvitationCode = (db: Db, id: string, code: string) =>
  db
    .updateTable('invitations')
    .set({ code_hash: hashSecret(code) })
    .where('id', '=', id)
    .execute();

/**
 * Bypasses tenancy: activates the links of an accepted invitation, or reports that none is left.
 */
export async function openLinks(
  db: Db,
  invitation: { id: string; carehome_id: string; relative_link_id: string },
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const { carehome_id, relative_link_id } = invitation;
  const link = await db
    .selectFrom('relative_links')
    .select('relative_id')
    .where('carehome_id', '=', carehome_id)
    .where('id', '=', relative_link_id)
    .where('status', '=', 'invited')
    .forUpdate()
    .executeTakeFirst();
  if (!link) return false;
  await db
    .updateTable('relatives')
    .set({ user_id: userId })
    .where('carehome_id', '=', carehome_id)
    .where('id', '=', link.relative_id)
    .execute();
  // A relative invited for two residents has one code, which opens both.
  await sql`update relative_links l set status = 'active', accepted_at = ${now}, version = version + 1
    where l.carehome_id = ${carehome_id} and l.relative_id = ${link.relative_id} and l.status = 'invited'
      and (l.id = ${relative_link_id} or exists (
        select from invitations i join invitations newer on newer.carehome_id = i.carehome_id
            and newer.email = i.email and newer.id <> i.id and newer.created_at = i.cancelled_at
          where i.carehome_id = l.carehome_id and i.relative_link_id = l.id
            and i.accepted_at is null and i.expires_at > ${now}))`.execute(db);
  return true;
}
