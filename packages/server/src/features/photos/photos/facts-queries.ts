import type { PersonKind, Treatment } from '@relish/shared/photos/photos/choices.ts';
import type { Consents, DecidedPerson } from '@relish/shared/photos/photos/decide.ts';
import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import { listInForceOf } from '../../residents/consents/public.ts';

export interface PersonRow extends DecidedPerson {
  photo_id: string;
  kind: PersonKind;
  treatment: Treatment;
}

export interface ResidentRow {
  id: string;
  preferred_name: string;
  is_gone: boolean;
}

/** In order; in a family's transaction only their own person. */
export async function listPeople(
  db: Db,
  carehomeId: string,
  photoIds: readonly string[],
): Promise<PersonRow[]> {
  if (photoIds.length === 0) return [];
  const rows = await db
    .selectFrom('photo_people')
    .select(['photo_id', 'kind', 'resident_id', 'region', 'refused', 'agreed', 'treatment'])
    .where('carehome_id', '=', carehomeId)
    .where('photo_id', 'in', photoIds)
    .orderBy('photo_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, region: toRegion(row.region) }));
}

function toRegion(numbers: readonly number[] | null): PhotoRegion | null {
  if (!numbers) return null;
  const [x = 0, y = 0, w = 0, h = 0] = numbers;
  return { x, y, w, h };
}

export const fromRegion = (region: PhotoRegion | null): number[] | null =>
  region && [region.x, region.y, region.w, region.h];

export async function listResidents(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
): Promise<Map<string, ResidentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('residents')
    .select([
      'id',
      'preferred_name',
      sql<boolean>`status in ('moved_out', 'deceased')`.as('is_gone'),
    ])
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Photos of a record in which someone recognisable was distressed. */
export async function listDistressing(
  db: Db,
  carehomeId: string,
  photoIds: readonly string[],
): Promise<Set<string>> {
  if (photoIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select distinct f.id from photos f
    join photo_people i on i.carehome_id = f.carehome_id and i.photo_id = f.id
    join participations p on p.carehome_id = f.carehome_id and p.report_id = f.report_id
      and p.resident_id = i.resident_id
    where f.carehome_id = ${carehomeId} and f.id = any(${photoIds}) and f.report_id is not null
      and p.tells_distress`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const ASKED = [
  'photo_life_story',
  'photo_own_family',
  'photo_other_families',
  'photo_home_display',
  'photo_external',
] as const;

export async function readConsents(
  db: Db,
  carehomeId: string,
  residents: ReadonlyMap<string, ResidentRow>,
): Promise<Consents> {
  const inForce = await listInForceOf(db, carehomeId, [...residents.keys()], ASKED);
  return { inForce, isGone: (id) => residents.get(id)?.is_gone ?? true };
}
