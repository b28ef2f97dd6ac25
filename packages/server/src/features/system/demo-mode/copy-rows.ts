import { randomUUID } from 'node:crypto';

import type { TemplateRows } from '../../../core/demo-templates.ts';
import { mapInSlices } from '../../../core/in-slices.ts';
import { BEGINNING, hashLink } from '../../reports/record-chain/public.ts';

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** The same home with new ids, and with hashes of its records that match them. */
export async function copyRows(
  template: readonly TemplateRows[],
  sharedIds: ReadonlySet<string>,
): Promise<TemplateRows[]> {
  const ids = new Map<string, string>();
  const newId = (id: string) => {
    if (sharedIds.has(id)) return id;
    const known = ids.get(id) ?? randomUUID();
    ids.set(id, known);
    return known;
  };
  const copied = await mapInSlices(template, ({ table_name, rows }) => ({
    table_name,
    rows: rows.replaceAll(UUID, newId),
  }));
  return chainAgain(copied);
}

type Link = Parameters<typeof hashLink>[0] & { hash: string };

/** The hash of a record covers its ids, so the chain of a copy is computed anew. */
async function chainAgain(tables: readonly TemplateRows[]): Promise<TemplateRows[]> {
  const links: Link[] = [];
  for (const { table_name, rows } of tables)
    if (table_name === 'record_versions') links.push(...(JSON.parse(rows) as Link[]));
  links.sort((one, other) => one.seq - other.seq);
  let hash = BEGINNING;
  await mapInSlices(links, (link) => {
    hash = hashLink({ ...link, changed_at: new Date(link.changed_at).toISOString() }, hash);
    link.hash = hash;
  });
  return [
    ...tables
      .filter(({ table_name }) => table_name !== 'record_versions')
      .map(({ table_name, rows }) =>
        table_name === 'record_chains'
          ? {
              table_name,
              rows: JSON.stringify(
                (JSON.parse(rows) as object[]).map((chain) => ({ ...chain, hash })),
              ),
            }
          : { table_name, rows },
      ),
    ...(links.length > 0 ? [{ table_name: 'record_versions', rows: JSON.stringify(links) }] : []),
  ];
}
