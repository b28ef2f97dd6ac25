import { INVITATION_DAYS } from '@relish/shared/constants.ts';
import type { Role } from '@relish/shared/roles.ts';

import { after, days } from '../../core/clock.ts';
import { hashSecret } from '../../core/secrets.ts';
import type { Db } from '../../db/database.ts';

export interface NewInvitation {
  email: string;
  role: Role;
  job_title?: string | null;
  access_ends_at?: Date | null;
  relative_link_id?: string;
}

/** A new invitation takes the place of an open one for the same address. Its code is made when it is mailed. */
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
    .select([
      'id',
      'carehome_id',
      'email',
      'role',
      'job_title',
      'access_ends_at',
      'relative_link_id',
    ])
    .where('code_hash', '=', hashSecret(code))
    .executeTakeFirst();

/** Uses an invitation up; false when somebody was quicker. */
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
    .select(['invitations.email', 'carehomes.name as carehome_name'])
    .where('invitations.id', '=', id)
    .executeTakeFirst();

export const setInvitationCode = (db: Db, id: string, code: string) =>
  db
    .updateTable('invitations')
    .set({ code_hash: hashSecret(code) })
    .where('id', '=', id)
    .execute();
