import { sql } from 'kysely';

import type { TemplateRows } from '../../../core/demo-templates.ts';
import type { Db } from '../../../db/database.ts';
import { type HomeTable, readHomeTables } from '../../../db/home-tables.ts';

const ROWS_AT_ONCE = 250;

/** Grows with use, so a copy starts without them. */
const NOT_COPIED: ReadonlySet<string> = new Set([
  'audit_log',
  'sessions',
  'idempotency_keys',
  'demos',
  'demo_sends',
  // Written by a trigger.
  'own_activity_versions',
]);

const isCopied = ({ name, belongs }: HomeTable) =>
  !NOT_COPIED.has(name) && (name === 'users' || belongs === 'home' || belongs === 'organisation');

const ownRows = (table: HomeTable, home: { organisationId: string; carehomeId: string }) => {
  if (table.name === 'users')
    return sql`id in (select user_id from memberships where carehome_id = ${home.carehomeId})`;
  if (table.name === 'carehomes') return sql`id = ${home.carehomeId}`;
  if (table.name === 'organisations') return sql`id = ${home.organisationId}`;
  return table.belongs === 'home'
    ? sql`carehome_id = ${home.carehomeId}`
    : sql`organisation_id = ${home.organisationId}`;
};

/** All rows of a home, tables in the order in which they can be inserted. */
export async function readHomeRows(
  db: Db,
  home: { organisationId: string; carehomeId: string },
): Promise<TemplateRows[]> {
  await sql`set local time zone 'UTC'`.execute(db);
  const tables = (await readHomeTables(db)).filter(isCopied);
  const rows: TemplateRows[] = [];
  for (const table of tables) {
    const found = await sql<{ rows: string }>`
      select json_agg(row)::text as rows
      from (select row, (row_number() over () - 1) / ${ROWS_AT_ONCE} as part
        from ${sql.table(table.name)} as row where ${ownRows(table, home)}) parts
      group by part order by part`.execute(db);
    rows.push(...found.rows.map((part) => ({ table_name: table.name, rows: part.rows })));
  }
  return rows;
}

export async function insertHomeRows(db: Db, rows: readonly TemplateRows[]) {
  const byTable = Map.groupBy(rows, ({ table_name }) => table_name);
  // Triggers add threads to new homes and residents; these bring their own.
  await sql`select set_config('relish.copying', 'true', true)`.execute(db);
  for (const { name, columns } of (await readHomeTables(db)).filter(isCopied)) {
    const parts = byTable.get(name);
    if (!parts) continue;
    const list = sql.join(columns.map((column) => sql.ref(column)));
    const all = `[${parts.map((part) => part.rows.slice(1, -1)).join(',')}]`;
    await sql`insert into ${sql.table(name)} (${list})
      select ${list} from json_populate_recordset(null::${sql.table(name)}, ${all}::json)`.execute(
      db,
    );
  }
  await sql`select set_config('relish.copying', '', true)`.execute(db);
}

const schemaVersion = sql<string>`(select max(name) from migrations)`;

/** Undefined if there is none for this day and this schema. */
export async function findTemplate(
  db: Db,
  kind: string,
  { today, now }: { today: string; now: Date },
): Promise<TemplateRows[] | undefined> {
  const used = await db
    .updateTable('demo_templates')
    .set({ used_at: now })
    .where('kind', '=', kind)
    .where('built_on', '=', today)
    .where('schema_version', '=', schemaVersion)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return undefined;
  return db
    .selectFrom('demo_template_rows')
    .select(['table_name', 'rows'])
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
}

export async function isPrepared(db: Db, kind: string, today: string): Promise<boolean> {
  const row = await db
    .selectFrom('demo_templates')
    .select('kind')
    .where('kind', '=', kind)
    .where('built_on', '=', today)
    .where('schema_version', '=', schemaVersion)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveTemplate(
  db: Db,
  kind: string,
  { today, now, rows }: { today: string; now: Date; rows: readonly TemplateRows[] },
) {
  await db.deleteFrom('demo_templates').where('kind', '=', kind).execute();
  await db
    .insertInto('demo_templates')
    .values({ kind, built_on: today, schema_version: schemaVersion, used_at: now })
    .execute();
  await db
    .insertInto('demo_template_rows')
    .values(rows.map((row, position) => ({ kind, position, ...row })))
    .execute();
}

/** Templates in use that were built for another day. */
export async function listStaleTemplates(
  db: Db,
  { today, usedSince }: { today: string; usedSince: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('demo_templates')
    .select('kind')
    .where('built_on', '<>', today)
    .where('used_at', '>', usedSince.toISOString())
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Ids that every home refers to, and that a copy keeps. */
export async function listLibraryIds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('library_items').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}
