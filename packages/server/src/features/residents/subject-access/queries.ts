import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { type Part, type PartName, type PartRow, PARTS } from './parts.ts';

export async function listPart(
  db: Db,
  carehomeId: string,
  residentId: string,
  name: PartName,
): Promise<PartRow[]> {
  const part: Part = PARTS[name];
  const key = sql.ref(part.key ?? 'resident_id');
  const { rows } = await sql<PartRow>`
    select * from ${sql.table(name)}
    where carehome_id = ${carehomeId} and ${part.isList ? sql`${residentId} = any(${key})` : sql`${key} = ${residentId}`}
    order by ${sql.ref(part.order ?? 'id')}`.execute(db);
  return rows;
}

/** The photos the resident can be recognised in. */
export async function listPhotoFacts(db: Db, carehomeId: string, residentId: string) {
  const rows = await db
    .selectFrom('photo_people as i')
    .innerJoin('photos as f', (join) =>
      join.onRef('f.carehome_id', '=', 'i.carehome_id').onRef('f.id', '=', 'i.photo_id'),
    )
    .select(['f.id', 'f.caption', 'f.taken_on', 'f.decade', 'f.place', 'f.story', 'f.sharing'])
    .select(['f.added_by', 'f.added_at'])
    .where('i.carehome_id', '=', carehomeId)
    .where('i.resident_id', '=', residentId)
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** The newest version of each assessment that names the resident. */
export async function listRiskTexts(db: Db, carehomeId: string, residentId: string) {
  const { rows } = await sql<{ id: string; text: string }>`
    select a.id, v.text from risk_assessments a
    join risk_assessment_versions v on v.carehome_id = a.carehome_id and v.assessment_id = a.id and v.version = a.version
    where a.carehome_id = ${carehomeId} and a.resident_ids @> array[${residentId}::uuid]`.execute(
    db,
  );
  return rows;
}

/** Titles of the resident's sessions. */
export const listSessionTitles = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('participations as p')
    .innerJoin('reports as r', (join) =>
      join.onRef('r.carehome_id', '=', 'p.carehome_id').onRef('r.id', '=', 'p.report_id'),
    )
    .select(['r.id', 'r.title'])
    .where('p.carehome_id', '=', carehomeId)
    .where('p.resident_id', '=', residentId)
    .execute();

/** Titles of events that the resident's replies and marks refer to. */
export const listEventTitles = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('events as e')
    .select(['e.id', 'e.title'])
    .where('e.carehome_id', '=', carehomeId)
    .where((eb) =>
      eb.or(
        (['event_replies', 'event_people'] as const).map((table) =>
          eb(
            'e.id',
            'in',
            eb
              .selectFrom(table)
              .select('event_id')
              .where('carehome_id', '=', carehomeId)
              .where('resident_id', '=', residentId),
          ),
        ),
      ),
    )
    .execute();

export const findCheck = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('subject_access_checks as c')
    .leftJoin('users', 'users.id', 'c.recorded_by')
    .select([
      'c.requested_by',
      'c.checked_by',
      'c.checked_as',
      'c.checked_on',
      'c.withheld',
      'c.reason',
      'c.recorded_at',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('recorded_by'),
    ])
    .where('c.carehome_id', '=', carehomeId)
    .where('c.resident_id', '=', residentId)
    .orderBy('c.recorded_at', 'desc')
    .orderBy('c.id', 'desc')
    .executeTakeFirst();

export const insertCheck = (db: Db, values: Insertable<Schema['subject_access_checks']>) =>
  db.insertInto('subject_access_checks').values(values).execute();

export const findResident = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('residents')
    .select(['id', 'status'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', residentId)
    .executeTakeFirst();

export const listNoteTitles = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('capacity_notes')
    .select(['id', 'decision'])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .execute();

export const listAllVersions = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('about_me_versions as v')
    .innerJoin('about_me_entries as e', (join) =>
      join.onRef('e.carehome_id', '=', 'v.carehome_id').onRef('e.id', '=', 'v.entry_id'),
    )
    .select(['e.section_key', 'v.version', 'v.text', 'v.voice', 'v.written_at'])
    .where('v.carehome_id', '=', carehomeId)
    .where('e.resident_id', '=', residentId)
    .orderBy('v.written_at')
    .execute();

/** Private chats belong to the relative who wrote them. */
export const listFamilyMessages = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('messages as m')
    .innerJoin('threads as t', (join) =>
      join.onRef('t.carehome_id', '=', 'm.carehome_id').onRef('t.id', '=', 'm.thread_id'),
    )
    .select(['m.created_at', 'm.author_id', 'm.body as text', 'm.edited_at'])
    .select(sql<boolean | null>`nullif(m.of_resident, false)`.as('in_their_own_words'))
    .where('t.carehome_id', '=', carehomeId)
    .where('t.resident_id', '=', residentId)
    .where('t.kind', '=', 'family')
    .where('m.deleted_at', 'is', null)
    .orderBy('m.number')
    .execute();

/** Access and disclosures: action, time and role. */
export const listDisclosures = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('audit_log')
    .select(['at', 'action', 'role'])
    .where('carehome_id', '=', carehomeId)
    .where('entity_id', '=', residentId)
    .orderBy('id')
    .execute();

/** Names for the ids in a record. */
export async function listLabels(db: Db, carehomeId: string) {
  const people = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'm.role'])
    .where('m.carehome_id', '=', carehomeId)
    .execute();
  const relatives = await db
    .selectFrom('relatives')
    .select(['id', 'first_name', 'last_name'])
    .where('carehome_id', '=', carehomeId)
    .execute();
  const groups = await db
    .selectFrom('resident_groups')
    .select(['id', 'name'])
    .where('carehome_id', '=', carehomeId)
    .execute();
  const tags = await db
    .selectFrom('tags')
    .select(['id', 'label'])
    .where('carehome_id', '=', carehomeId)
    .execute();
  return { people, relatives, groups, tags };
}

/** From the catalogue: tables with a column that refers to residents. */
export async function tablesAboutResidents(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('resident_id', 'resident_ids') order by table_name`.execute(
    db,
  );
  return rows.map(({ table_name }) => table_name);
}
