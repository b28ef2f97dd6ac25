import { ORGANISATION_TYPE, type PackageTitle } from '@relish/shared/constants.ts';
import type { Region } from '@relish/shared/fields.ts';

import type { Db } from '../../db/database.ts';

export interface NewOrganisation {
  name: string;
  kind: 'care_home' | 'family';
  package_title?: PackageTitle;
  is_basic?: boolean;
  expired?: boolean;
  is_risk_assessment_enabled?: boolean;
  is_demo?: boolean;
}

/** A new organisation starts on Package A. */
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
  values: { organisation_id: string; name: string; region: Region; time_zone?: string },
): Promise<string> {
  const { id } = await db
    .insertInto('carehomes')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const listCarehomes = (db: Db) =>
  db
    .selectFrom('organisations')
    .leftJoin('carehomes', 'carehomes.organisation_id', 'organisations.id')
    .select((eb) => [
      'organisations.id',
      'organisations.name',
      'organisations.type',
      'organisations.package_title',
      'organisations.is_basic',
      'organisations.expired',
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

export const updateOrganisation = (
  db: Db,
  id: string,
  values: Partial<
    Pick<NewOrganisation, 'package_title' | 'is_basic' | 'expired' | 'is_risk_assessment_enabled'>
  >,
) => db.updateTable('organisations').set(values).where('id', '=', id).execute();
