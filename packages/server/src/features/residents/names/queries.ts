import { hidingNames } from '@relish/shared/residents/names/hide-names.ts';
import { type Nameable, namedIn } from '@relish/shared/residents/names/named-in.ts';
import { sql } from 'kysely';

import { after, days } from '../../../core/clock.ts';
import type { Db } from '../../../db/database.ts';

export const findHome = (db: Db, carehomeId: string) =>
  db
    .selectFrom('carehomes')
    .select(['name', 'time_zone', 'region'])
    .where('id', '=', carehomeId)
    .executeTakeFirstOrThrow();

/** Includes former residents, whose names are private too. */
export const listResidentNames = (db: Db, carehomeId: string) =>
  db
    .selectFrom('residents')
    .select(['id', 'first_name', 'preferred_name', 'last_name'])
    .where('carehome_id', '=', carehomeId)
    .execute();

export async function listNamesAround(db: Db, carehomeId: string) {
  const relatives = await db
    .selectFrom('relatives')
    .select(['first_name', 'first_name as preferred_name', 'last_name'])
    .where('carehome_id', '=', carehomeId)
    .execute();
  const staff = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.first_name', 'u.first_name as preferred_name', 'u.last_name'])
    .where('m.carehome_id', '=', carehomeId)
    .execute();
  return { relatives, staff };
}

export interface NameableRow extends Nameable {
  agreed: boolean;
}

const LATELY_MS = days(365);

/** Residents a notice could name, with consent and whether they are alive. */
async function listNameable(db: Db, carehomeId: string, now: Date): Promise<NameableRow[]> {
  const { rows } = await sql<NameableRow>`
    select r.id, r.first_name, r.preferred_name, r.last_name,
      r.status in ('moved_out', 'deceased') and r.status_since < ${after(now, -LATELY_MS)} as gone,
      r.status <> 'deceased' and exists (select from consents c
        where c.carehome_id = r.carehome_id and c.resident_id = r.id and c.purpose = 'name_in_home_news'
          and c.superseded_at is null and c.decision = 'yes') as agreed
    from residents r where r.carehome_id = ${carehomeId}`.execute(db);
  return rows;
}

/** Relatives of these residents: their own family may read their names. */
const listOwnRelatives = (db: Db, carehomeId: string, residentIds: readonly string[]) =>
  residentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('relative_links as l')
        .innerJoin('relatives as p', (join) =>
          join.onRef('p.carehome_id', '=', 'l.carehome_id').onRef('p.id', '=', 'l.relative_id'),
        )
        .select(['p.first_name', 'p.first_name as preferred_name', 'p.last_name'])
        .where('l.carehome_id', '=', carehomeId)
        .where('l.resident_id', 'in', residentIds)
        .where('l.status', '=', 'active')
        .execute();

/** N1, N11: hides other residents' names from a family. Needs a system transaction. */
export async function hidingOthers(
  db: Db,
  carehomeId: string,
  ownIds: readonly string[],
): Promise<(text: string) => string> {
  const residents = await listResidentNames(db, carehomeId);
  const isOwn = ({ id }: { id: string }) => ownIds.includes(id);
  const { name } = await findHome(db, carehomeId);
  const { staff, relatives } = await listNamesAround(db, carehomeId);
  return hidingNames({
    others: residents.filter((each) => !isOwn(each)),
    own: [...residents.filter(isOwn), ...(await listOwnRelatives(db, carehomeId, ownIds))],
    known: [...staff, ...relatives],
    keep: [name],
    instead: 'another resident',
  });
}

/** N17: hides every resident's name, for text that leaves the app. Needs a system transaction. */
export async function hidingResidents(
  db: Db,
  carehomeId: string,
): Promise<(text: string) => string> {
  const { name } = await findHome(db, carehomeId);
  const { staff, relatives } = await listNamesAround(db, carehomeId);
  return hidingNames({
    others: await listResidentNames(db, carehomeId),
    own: [],
    known: [...staff, ...relatives],
    keep: [name],
    instead: 'a resident',
  });
}

/** For text that families or the lounge will read. */
export async function findingResidents(db: Db, carehomeId: string, now: Date) {
  const people = await listNameable(db, carehomeId, now);
  const { name } = await findHome(db, carehomeId);
  const { staff, relatives } = await listNamesAround(db, carehomeId);
  return namedIn(people, { others: [...staff, ...relatives], keep: [name] });
}
