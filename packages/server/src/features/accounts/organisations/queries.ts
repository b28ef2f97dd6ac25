import { ORGANISATION_TYPE, type PackageTitle } from '@relish/shared/constants.ts';
import type { Region } from '@relish/shared/fields.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

export interface NewOrganisation {
  name: string;
  kind: 'care_home' | 'family';
  package_title?: PackageTitle;
  is_basic?: boolean;
  expired?: boolean;
  trial_ends_on?: string | null;
  is_risk_assessment_enabled?: boolean;
  is_demo?: boolean;
}

export async function insertOrganisation(
  db: Db,
  { kind, ...values }: NewOrganisation,
): Promise<string> {
  const type = kind === 'family' ? ORGANISATION_TYPE.family : ORGANISATION_TYPE.care;
  const { id } = await db
    .insertInto('organisations')
    .values({ package_title: 'Package A', ...values, type })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertCarehome(
  db: Db,
  values: {
    organisation_id: string;
    name: string;
    region: Region;
    time_zone?: string;
    first_day: string;
  },
): Promise<string> {
  const { id } = await db
    .insertInto('carehomes')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Days until a trial ends, 0 on its last day, for organisations as `o` and homes as `c`. */
export const trialDaysLeft = (now: Date) =>
  sql<number | null>`(o.trial_ends_on - (${now}::timestamptz at time zone c.time_zone)::date)`;

/** By the operator or after a trial, for organisations as `o` and homes as `c`. */
export const hasExpired = (now: Date) =>
  sql<boolean>`(o.expired or coalesce(${trialDaysLeft(now)} < 0, false))`;

export const isDemoHome = async (db: Db, carehomeId: string): Promise<boolean> =>
  (await db
    .selectFrom('carehomes as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select('c.id')
    .where('c.id', '=', carehomeId)
    .where('o.is_demo', '=', true)
    .executeTakeFirst()) !== undefined;

export const findOwnHome = (db: Db, userId: string, name: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('carehomes as c', 'c.id', 'm.carehome_id')
    .select('c.id')
    .where('m.user_id', '=', userId)
    .where('m.ended_at', 'is', null)
    .where('c.name', '=', name)
    .executeTakeFirst();

/** True if the user has only ever belonged to demonstration homes; false without any home. */
export async function isDemoAccount(db: Db, userId: string): Promise<boolean> {
  const homes = await db
    .selectFrom('memberships as m')
    .innerJoin('carehomes as c', 'c.id', 'm.carehome_id')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select('o.is_demo')
    .where('m.user_id', '=', userId)
    .execute();
  return homes.length > 0 && homes.every(({ is_demo }) => is_demo);
}

/** Without the private homes of demo mode. */
export const listCarehomes = (db: Db) =>
  db
    .selectFrom('organisations')
    .leftJoin('demos', 'demos.organisation_id', 'organisations.id')
    .where('demos.id', 'is', null)
    .leftJoin('carehomes', 'carehomes.organisation_id', 'organisations.id')
    .select((eb) => [
      'organisations.id',
      'organisations.name',
      'organisations.type',
      'organisations.package_title',
      'organisations.is_basic',
      'organisations.expired',
      'organisations.trial_ends_on',
      'organisations.is_risk_assessment_enabled',
      'carehomes.id as carehome_id',
      'carehomes.name as carehome_name',
      eb
        .selectFrom('memberships')
        .whereRef('memberships.carehome_id', '=', 'carehomes.id')
        .where('memberships.ended_at', 'is', null)
        .select((inner) => inner.fn.countAll<number>().as('people'))
        .as('people'),
    ])
    .orderBy('organisations.name')
    .orderBy('carehomes.name')
    .execute();

export const findCarehome = (db: Db, id: string) =>
  db
    .selectFrom('carehomes')
    .innerJoin('organisations', 'organisations.id', 'carehomes.organisation_id')
    .select(['carehomes.id', 'organisations.type as organisation_type'])
    .where('carehomes.id', '=', id)
    .executeTakeFirst();

export const findOrganisation = (db: Db, id: string) =>
  db.selectFrom('organisations').select(['id', 'name']).where('id', '=', id).executeTakeFirst();

export const listHomesOf = (db: Db, organisationId: string) =>
  db.selectFrom('carehomes').select('id').where('organisation_id', '=', organisationId).execute();

export const updateOrganisation = (
  db: Db,
  id: string,
  values: Partial<
    Pick<
      NewOrganisation,
      'package_title' | 'is_basic' | 'expired' | 'trial_ends_on' | 'is_risk_assessment_enabled'
    >
  >,
) => db.updateTable('organisations').set(values).where('id', '=', id).execute();
