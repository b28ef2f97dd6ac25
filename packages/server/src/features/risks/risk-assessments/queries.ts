import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { RiskTables } from '../../../db/risk-tables.ts';

export type Head = Omit<
  Selectable<RiskTables['risk_assessments']>,
  'attention' | 'attention_day' | 'carehome_id'
>;
export type VersionRow = Omit<
  Selectable<RiskTables['risk_assessment_versions']>,
  'assessment_id' | 'carehome_id'
>;

const HEAD = [
  'id',
  'kind',
  'title',
  'status',
  'version',
  'revision',
  'band',
  'likelihood',
  'severity',
  'decision',
  'review_on',
  'resident_ids',
  'authors',
  'assessor_id',
  'returned_because',
  'archived_because',
  'archived_at',
  'approved_version',
  'approved_band',
  'approved_by',
  'approved_at',
  'cover_version',
  'cover_activity_id',
  'cover_event_id',
  'cover_review_on',
  'cover_decision',
  'cover_hazards',
  'reminded_on',
  'created_at',
  'created_by',
  'changed_at',
] as const;

const selectHead = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('risk_assessments')
    .select(HEAD)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id);

export const findHead = (db: Db, carehomeId: string, id: string): Promise<Head | undefined> =>
  selectHead(db, carehomeId, id).executeTakeFirst();

/** Row lock, so that two approvals or edits at once are decided one after the other (N14). */
export const lockHead = (db: Db, carehomeId: string, id: string): Promise<Head | undefined> =>
  selectHead(db, carehomeId, id).forUpdate().executeTakeFirst();

export const insertHeads = (db: Db, rows: Insertable<RiskTables['risk_assessments']>[]) =>
  db.insertInto('risk_assessments').values(rows).returning('id').execute();

export const updateHead = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<RiskTables['risk_assessments']>,
) =>
  db
    .updateTable('risk_assessments')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const findVersion = (
  db: Db,
  carehomeId: string,
  id: string,
  version: number,
): Promise<VersionRow | undefined> =>
  db
    .selectFrom('risk_assessment_versions')
    .select([
      'version',
      'text',
      'band',
      'authors',
      'assessor_id',
      'created_at',
      'approved_by',
      'approved_at',
      'relied_on',
    ])
    .where('carehome_id', '=', carehomeId)
    .where('assessment_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();

export const insertVersions = (
  db: Db,
  rows: Insertable<RiskTables['risk_assessment_versions']>[],
) => db.insertInto('risk_assessment_versions').values(rows).execute();

export const updateVersion = (
  db: Db,
  carehomeId: string,
  { id, version }: { id: string; version: number },
  values: Updateable<RiskTables['risk_assessment_versions']>,
) =>
  db
    .updateTable('risk_assessment_versions')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('assessment_id', '=', id)
    .where('version', '=', version)
    .execute();

/** Approved versions, newest first. */
export async function listApprovals(db: Db, carehomeId: string, id: string) {
  const { rows } = await sql<{
    version: number;
    band: VersionRow['band'];
    approved_at: string;
    approver: { id: string; name: string };
  }>`
    select v.version, v.band, v.approved_at, json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) as approver
    from risk_assessment_versions v join users u on u.id = v.approved_by
    where v.carehome_id = ${carehomeId} and v.assessment_id = ${id} and v.approved_at is not null
    order by v.version desc`.execute(db);
  return rows;
}

/** The residents whose safety facts the version in force relied on. */
export async function replacePeople(
  db: Db,
  carehomeId: string,
  id: string,
  people: readonly { resident_id: string; digest: string }[],
) {
  await db
    .deleteFrom('risk_assessment_people')
    .where('carehome_id', '=', carehomeId)
    .where('assessment_id', '=', id)
    .execute();
  if (people.length > 0)
    await db
      .insertInto('risk_assessment_people')
      .values(people.map((each) => ({ ...each, carehome_id: carehomeId, assessment_id: id })))
      .execute();
}

interface ActionToKeep {
  key: string;
  owner_id: string | null;
  due_on: string | null;
  done_on: string | null;
}

/** An edit never undoes what a colleague has marked as done meanwhile. */
export async function keepActions(
  db: Db,
  carehomeId: string,
  id: string,
  { actions, by }: { actions: readonly ActionToKeep[]; by: string },
) {
  const keys = actions.map(({ key }) => key);
  await sql`delete from risk_actions where carehome_id = ${carehomeId} and assessment_id = ${id}
    and key <> all(${keys}::uuid[])`.execute(db);
  if (actions.length === 0) return;
  await sql`
    insert into risk_actions as a (carehome_id, assessment_id, key, owner_id, due_on, done_on, done_by)
    select ${carehomeId}::uuid, ${id}::uuid, t.key, t.owner_id, t.due_on, t.done_on,
      case when t.done_on is not null then ${by}::uuid end
    from jsonb_to_recordset(${JSON.stringify(actions)}::jsonb)
      as t (key uuid, owner_id uuid, due_on date, done_on date)
    on conflict (carehome_id, assessment_id, key) do update set owner_id = excluded.owner_id, due_on = excluded.due_on,
      done_on = coalesce(a.done_on, excluded.done_on), done_by = coalesce(a.done_by, excluded.done_by)`.execute(
    db,
  );
}

export const listActions = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('risk_actions')
    .select(['key', 'done_on', 'due_on'])
    .where('carehome_id', '=', carehomeId)
    .where('assessment_id', '=', id)
    .execute();

export const finishAction = async (
  db: Db,
  carehomeId: string,
  { id, key }: { id: string; key: string },
  done: { done_on: string | null; done_by: string | null },
): Promise<boolean> =>
  (
    await db
      .updateTable('risk_actions')
      .set(done)
      .where('carehome_id', '=', carehomeId)
      .where('assessment_id', '=', id)
      .where('key', '=', key)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const findBlocksPlanning = async (db: Db, carehomeId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('risk_settings')
      .select('blocks_planning')
      .where('carehome_id', '=', carehomeId)
      .executeTakeFirst()
  )?.blocks_planning ?? false;

export const saveSettings = (db: Db, values: Insertable<RiskTables['risk_settings']>) => {
  const { carehome_id: _home, ...changed } = values;
  return db
    .insertInto('risk_settings')
    .values(values)
    .onConflict((conflict) => conflict.column('carehome_id').doUpdateSet(changed))
    .execute();
};
