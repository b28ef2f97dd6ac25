import { fileURLToPath } from 'node:url';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { readTableTypes } from '../testing/table-types.ts';
import { testDatabase } from '../testing/test-database.ts';

const SCHEMA = fileURLToPath(new URL('schema.ts', import.meta.url));

interface CatalogueColumn {
  table_name: string;
  column_name: string;
  type: string;
  is_nullable: boolean;
}

const CATEGORIES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  citext: 'string',
  inet: 'string',
  date: 'string',
  'timestamp with time zone': 'string',
  'time without time zone': 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bytea: 'bytes',
  jsonb: 'json',
};

function columnCategory(type: string): string {
  const isArray = type.endsWith('[]');
  const element = type.replace('[]', '').replace(/\(.*\)/, '');
  const category = CATEGORIES[element] ?? `unexpected ${element}`;
  return isArray ? `${category}[]` : category;
}

test('the table types describe the migrated database', { timeout: 120_000 }, async () => {
  const { database } = await testDatabase();
  const { rows } = await database.system((db) =>
    sql<CatalogueColumn>`
      select c.relname as table_name, a.attname as column_name,
        format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as is_nullable
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and a.attnum > 0 and not a.attisdropped
        and c.relname <> 'migrations'`.execute(db),
  );
  const inDatabase = rows.map((row) => ({
    name: `${row.table_name}.${row.column_name}`,
    category: columnCategory(row.type),
    isNullable: row.is_nullable,
  }));
  const described = ({ category, isNullable }: { category: string; isNullable: boolean }) =>
    `${category}${isNullable ? ' | null' : ''}`;
  const catalogue = new Map(inDatabase.map((column) => [column.name, column]));
  const written = new Map(readTableTypes(SCHEMA).map((column) => [column.name, column]));
  const differences: string[] = [];
  for (const [name, column] of catalogue) {
    const type = written.get(name);
    if (!type) differences.push(`${name} has no type`);
    // `unknown` says neither what the JSON holds nor whether it can be null.
    else if (type.category === 'unknown' && column.category === 'json') continue;
    else if (described(type) !== described(column))
      differences.push(`${name} is ${described(column)}, its type says ${described(type)}`);
  }
  for (const name of written.keys())
    if (!catalogue.has(name)) differences.push(`${name} is no column`);
  expect(differences).toEqual([]);
  expect(catalogue.size).toBeGreaterThan(100);
});
