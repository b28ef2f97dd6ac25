import { type Role, STAFF_ROLES } from '@relish/shared/roles.ts';

import type { Db } from '../../../db/database.ts';

export const listStaff = (db: Db, carehomeId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select([
      'u.id',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.deactivated_at',
      'm.role',
      'm.job_title',
      'm.started_at',
      'm.ended_at',
      'm.ends_at',
      'm.training',
    ])
    .where('m.carehome_id', '=', carehomeId)
    .where('m.role', 'in', STAFF_ROLES)
    .$narrowType<{ role: (typeof STAFF_ROLES)[number] }>()
    .orderBy('u.first_name')
    .orderBy('u.last_name')
    .orderBy('u.id')
    .execute();

/** Serialises role changes, so that the last manager cannot be removed by two changes at once. */
export const lockHome = (db: Db, carehomeId: string) =>
  db
    .selectFrom('carehomes')
    .select('id')
    .where('id', '=', carehomeId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const findMember = (db: Db, carehomeId: string, userId: string) =>
  db
    .selectFrom('memberships')
    .select(['user_id', 'role', 'ended_at', 'ends_at', 'job_title'])
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .where('role', 'in', STAFF_ROLES)
    .executeTakeFirst();

const MANAGERS: Role[] = ['org_admin', 'home_manager'];

/** A permanent, active manager. */
export const hasOtherManager = async (
  db: Db,
  carehomeId: string,
  exceptUserId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.carehome_id', '=', carehomeId)
    .where('m.role', 'in', MANAGERS)
    .where('m.ended_at', 'is', null)
    .where('m.ends_at', 'is', null)
    .where('u.deactivated_at', 'is', null)
    .where('u.id', '!=', exceptUserId)
    .executeTakeFirst()) !== undefined;

export const updateMember = (
  db: Db,
  carehomeId: string,
  userId: string,
  values: { job_title: string | null; ends_at: Date | null; training: object },
) =>
  db
    .updateTable('memberships')
    .set({ ...values, training: JSON.stringify(values.training) })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .execute();

/** Drops a last day that has passed. */
export const restoreMember = (db: Db, carehomeId: string, userId: string, now: Date) =>
  db
    .updateTable('memberships')
    .set((eb) => ({
      ended_at: null,
      ends_at: eb
        .case()
        .when('ends_at', '>', now.toISOString())
        .then(eb.ref('ends_at'))
        .else(null)
        .end(),
    }))
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .execute();

/** Undefined unless it belongs to the same organisation. */
export const findSisterHome = (db: Db, carehomeId: string, sisterId: string) =>
  db
    .selectFrom('carehomes as c')
    .innerJoin('carehomes as sister', 'sister.organisation_id', 'c.organisation_id')
    .select('sister.id')
    .where('c.id', '=', carehomeId)
    .where('sister.id', '=', sisterId)
    .executeTakeFirst();
