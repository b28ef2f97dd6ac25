import { sql } from 'kysely';

import type { Db } from './database.ts';

/** How the rows of a table belong to a home: directly, by its organisation, or by its people. */
type Belongs = 'home' | 'organisation' | 'person' | 'to-nobody';

interface CatalogueTable {
  name: string;
  columns: string[];
  refers_to: string[];
}

export interface HomeTable {
  name: string;
  columns: string[];
  belongs: Belongs;
}

/** Every table, each after those it refers to, read from the catalogue: a new table is included without a list. */
export async function readHomeTables(db: Db): Promise<HomeTable[]> {
  const { rows } = await sql<CatalogueTable>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,
      (select coalesce(array_agg(distinct r.relname::text), '{}')
        from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.oid, c.relname`.execute(db);
  return sortByReference(rows).map(({ name, columns }) => ({
    name,
    columns,
    belongs: howItBelongs(name, columns),
  }));
}

function howItBelongs(name: string, columns: readonly string[]): Belongs {
  if (name === 'carehomes' || columns.includes('carehome_id')) return 'home';
  if (name === 'organisations' || columns.includes('organisation_id')) return 'organisation';
  if (name === 'users' || columns.includes('user_id')) return 'person';
  return 'to-nobody';
}

function sortByReference(tables: CatalogueTable[]): CatalogueTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const sorted = new Set<CatalogueTable>();
  const visit = (table: CatalogueTable) => {
    if (sorted.has(table)) return;
    for (const name of table.refers_to) {
      const other = byName.get(name);
      if (other) visit(other);
    }
    sorted.add(table);
  };
  for (const table of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) visit(table);
  return [...sorted];
}
