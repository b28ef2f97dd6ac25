import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';

/** Every table that tells something about a resident. A test reads the database and misses none. */
export const PARTS = {
  residents: { title: 'Profile', key: 'id' },
  stays: { title: 'Stays', order: 'from_date' },
  resident_statuses: { title: 'Changes of status', order: 'since' },
  about_me_entries: { title: 'About me', order: 'section_key' },
  about_me_closed: { title: 'Questions they would rather not answer', order: 'section_key' },
  resident_interests: { title: 'Interests', order: 'interest_code' },
  resident_tags: { title: 'Tags', order: 'tag' },
  resident_group_members: { title: 'Groups', order: 'group_id' },
  pal_assessments: { title: 'Ability checks', order: 'created_at' },
  pal_prompts: { title: 'Reasons to check again', order: 'raised_at' },
  consents: { title: 'Consents', order: 'recorded_at' },
  capacity_notes: { title: 'Capacity notes', order: 'assessed_on' },
  relative_links: { title: 'Family and friends', order: 'created_at' },
  media: { title: 'Pictures', order: 'created_at' },
  participations: { title: 'Activities they took part in or were offered', order: 'started_at' },
  report_photos: {
    title: 'Photos of activities',
    key: 'resident_ids',
    isList: true,
    order: 'report_id',
  },
  observations: { title: 'What the team noticed', order: 'seen_at' },
  observation_addenda: { title: 'What was added to it later', order: 'created_at' },
  documents: { title: 'Reports made about them', order: 'created_at' },
  report_mails: { title: 'Reports sent to their family', order: 'created_at' },
  report_templates: {
    title: 'Templates of sessions that they are in',
    key: 'resident_ids',
    isList: true,
    order: 'name',
  },
  activity_choices: {
    title: 'Activities chosen for them',
    key: 'resident_ids',
    isList: true,
    order: 'chosen_at',
  },
} as const satisfies Record<string, Part>;

interface Part {
  title: string;
  /** The column that names the resident. */
  key?: string;
  /** It names several. */
  isList?: boolean;
  order?: string;
}

export type PartName = keyof typeof PARTS;
export type PartRow = Record<string, unknown>;

/** One part of the record, oldest first. */
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

/** What the sessions were that somebody was in. */
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

/** Earlier wordings of what is told about them. */
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

/** Who looked at or passed on the record: what was done, when, and in what role. */
export const listDisclosures = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('audit_log')
    .select(['at', 'action', 'role'])
    .where('carehome_id', '=', carehomeId)
    .where('entity_id', '=', residentId)
    .orderBy('id')
    .execute();

/** The words for ids in the record: colleagues, relatives, groups and tags of the home. */
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

/** Tables with a column that names a resident, or several, as the database knows them. */
export async function tablesAboutResidents(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('resident_id', 'resident_ids') order by table_name`.execute(
    db,
  );
  return rows.map(({ table_name }) => table_name);
}
