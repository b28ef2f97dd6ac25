import type { Missing, Status } from '@relish/shared/residents/residents/choices.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

const ARCHIVED: Status[] = ['moved_out', 'deceased'];

const NAMES = [
  'id',
  'preferred_name',
  'first_name',
  'last_name',
  'room',
  'status',
  'photo_id',
] as const;

/** Current and expected, or former residents. */
export const listNames = (db: Db, carehomeId: string, archived: boolean) =>
  db
    .selectFrom('residents')
    .select([...NAMES, 'date_of_birth'])
    .where('carehome_id', '=', carehomeId)
    .where('status', archived ? 'in' : 'not in', ARCHIVED)
    .execute();

/** One statement for any number of residents. */
export async function listResidents(db: Db, carehomeId: string, archived: boolean) {
  const { rows } = await sql<ListedResident>`
    select r.id, r.preferred_name, r.first_name, r.last_name, r.room, r.unit, r.status, r.move_in_date,
      r.status_since, r.photo_id,
      (select left(e.text, 160) from about_me_entries e where e.carehome_id = r.carehome_id and e.resident_id = r.id
        and e.section_key = 'matters' and e.status = 'accepted' order by e.position, e.created_at limit 1) as matters,
      p.confirmed_level as pal_level, p.review_due as pal_review_due,
      (r.interpreter or r.communication->>'hearing' <> 'none' or r.communication->>'sight' not in ('none', 'glasses')
        or r.communication->>'speech' <> 'clear' or r.communication->>'reading' <> 'yes'
        or jsonb_array_length(coalesce(r.communication->'formats', '[]')) > 0) is true as communication_needs,
      case when k.id is null then null else json_build_object('id', k.id, 'name', k.first_name || ' ' || k.last_name) end as key_worker,
      coalesce(array(select g.group_id from resident_group_members g
        where g.carehome_id = r.carehome_id and g.resident_id = r.id), '{}') as group_ids,
      array_remove(array[
        case when r.photo_id is null then 'photo' end,
        case when r.date_of_birth is null then 'date_of_birth' end,
        case when r.room is null then 'room' end,
        case when r.key_worker_id is null then 'key_worker' end,
        case when r.communication = '{}' or r.communication->>'hearing' is null then 'communication' end,
        case when not exists (select from about_me_entries e where e.carehome_id = r.carehome_id
          and e.resident_id = r.id and e.status = 'accepted') then 'about_me' end,
        case when not exists (select from resident_interests i where i.carehome_id = r.carehome_id
          and i.resident_id = r.id) then 'interests' end,
        case when p.id is null then 'pal' end,
        case when not exists (select from consents c where c.carehome_id = r.carehome_id
          and c.resident_id = r.id and c.superseded_at is null) then 'consent' end,
        case when r.safety_confirmed_at is null then 'safety_confirmed' end], null) as missing
    from residents r
    left join users k on k.id = r.key_worker_id
    left join pal_assessments p on p.carehome_id = r.carehome_id and p.resident_id = r.id and p.status = 'final'
    where r.carehome_id = ${carehomeId} and r.status ${archived ? sql`in` : sql`not in`} ('moved_out', 'deceased')
    order by lower(r.preferred_name), r.id`.execute(db);
  return rows;
}

interface ListedResident {
  id: string;
  preferred_name: string;
  first_name: string;
  last_name: string;
  room: string | null;
  unit: string | null;
  status: Status;
  move_in_date: string;
  status_since: string;
  photo_id: string | null;
  matters: string | null;
  pal_level: 'planned' | 'exploratory' | 'sensory' | 'reflex' | null;
  pal_review_due: string | null;
  communication_needs: boolean;
  key_worker: { id: string; name: string } | null;
  group_ids: string[];
  missing: Missing[];
}

/** Row level security limits relatives to their own residents. */
export const listIds = async (db: Db, carehomeId: string): Promise<string[]> =>
  (
    await db.selectFrom('residents').select('id').where('carehome_id', '=', carehomeId).execute()
  ).map(({ id }) => id);

export const findResident = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('residents')
    .leftJoin('users as keeper', 'keeper.id', 'residents.key_worker_id')
    .leftJoin('users as nurse', 'nurse.id', 'residents.named_nurse_id')
    .leftJoin('users as confirmer', 'confirmer.id', 'residents.safety_confirmed_by')
    .leftJoin('users as editor', 'editor.id', 'residents.updated_by')
    .selectAll('residents')
    .select((eb) => [
      selectName('keeper').as('key_worker_name'),
      selectName('nurse').as('named_nurse_name'),
      selectName('confirmer').as('safety_confirmed_by'),
      selectName('editor').as('updated_by'),
      eb
        .selectFrom('resident_group_members as m')
        .innerJoin('resident_groups as g', 'g.id', 'm.group_id')
        .whereRef('m.carehome_id', '=', 'residents.carehome_id')
        .whereRef('m.resident_id', '=', 'residents.id')
        .where('g.active', '=', true)
        .select(
          sql<{ id: string; name: string; colour: string }[]>`coalesce(json_agg(json_build_object(
            'id', g.id, 'name', g.name, 'colour', g.colour) order by g.name), '[]')`.as('groups'),
        )
        .as('groups'),
    ])
    .where('residents.carehome_id', '=', carehomeId)
    .where('residents.id', '=', id)
    .executeTakeFirst();

const selectName = (alias: string) =>
  sql<string | null>`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`;

/** Row lock, so that changes of status and stays are serialised. */
export const lockResident = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('residents')
    .select([
      'id',
      'version',
      'status',
      'status_since',
      'family_status',
      'stay_type',
      'room',
      'shares_room',
      'diet',
      'mobility',
      'allergies',
      'updated_at',
    ])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Another resident in this room who is not marked as sharing. */
export const findRoommate = (
  db: Db,
  carehomeId: string,
  room: string,
  { exceptId, shared }: { exceptId?: string | undefined; shared: boolean },
) =>
  db
    .selectFrom('residents')
    .select(['id', 'preferred_name'])
    .where('carehome_id', '=', carehomeId)
    .where('room', '=', room)
    .where('status', 'in', ['current', 'respite', 'hospital', 'away'])
    .$if(shared, (query) => query.where('shares_room', '=', false))
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();

export const listBornOn = (db: Db, carehomeId: string, day: string) =>
  db
    .selectFrom('residents')
    .select([...NAMES, 'date_of_birth'])
    .where('carehome_id', '=', carehomeId)
    .where('date_of_birth', '=', day)
    .$narrowType<{ date_of_birth: string }>()
    .execute();

export const insertResidents = async (db: Db, rows: ResidentValues[]): Promise<string[]> =>
  (await db.insertInto('residents').values(rows).returning('id').execute()).map(({ id }) => id);

export type ResidentValues = Insertable<Schema['residents']>;

/** Optimistic lock: undefined if the version has changed. */
export const updateResident = (
  db: Db,
  carehomeId: string,
  { id, version }: { id: string; version: number },
  values: Updateable<Schema['residents']>,
) =>
  db
    .updateTable('residents')
    .set({ ...values, version: version + 1 })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['id', 'version'])
    .executeTakeFirst();

export async function workHere(db: Db, carehomeId: string, userIds: string[]): Promise<boolean> {
  if (userIds.length === 0) return true;
  const rows = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('carehome_id', '=', carehomeId)
    .where('user_id', 'in', userIds)
    .where('ended_at', 'is', null)
    .where('role', '!=', 'relative')
    .execute();
  return rows.length === userIds.length;
}
