import { createHash } from 'node:crypto';

import type { Db } from '../db/database.ts';
import {
  addendumBody,
  observationBody,
  listStored,
} from '../features/reports/observations/public.ts';
import {
  BEGINNING,
  hashLink,
  listChains,
  listLinks,
} from '../features/reports/record-chain/public.ts';
import { serialiseBody, listWhole } from '../features/reports/reports/public.ts';
import type { CommandContext } from './command.ts';

type Chain = Awaited<ReturnType<typeof listChains>>[number];

const AT_ONCE = 500;

/** Recomputes the hash chain and reports every record that was changed outside the product. */
export async function verifyRecords({ database, tell }: CommandContext): Promise<string[]> {
  const lines: string[] = [];
  const chains = await database.system(listChains);
  for (const chain of chains) {
    tell(`${chain.name} …`);
    const wrong = await database.system((db) => verifyHome(db, chain));
    lines.push(
      ...wrong.map((each) => `${chain.name}: ${each}`),
      ...(wrong.length === 0
        ? [`${chain.name}: ${chain.seq} versions, all right. ${chain.hash}`]
        : []),
    );
  }
  if (lines.length === 0) return ['There are no records yet.'];
  return lines;
}

export async function verifyHome(db: Db, chain: Chain): Promise<string[]> {
  const wrong: string[] = [];
  const latest = new Map<string, string>();
  let [seq, hash] = [0, BEGINNING];
  for (;;) {
    const links = await listLinks(db, chain.carehome_id, seq, AT_ONCE);
    if (links.length === 0) break;
    for (const link of links) {
      if (link.seq !== seq + 1) wrong.push(`version ${seq + 1} is missing`);
      if (hashLink(link, hash) !== link.hash)
        wrong.push(`version ${link.seq} (record ${link.record_id}) was altered`);
      [seq, hash] = [link.seq, link.hash];
      latest.set(link.record_id, digest(link.body));
    }
  }
  if (seq !== chain.seq || hash !== chain.hash) wrong.push(`the end of the chain is missing`);
  return [...wrong, ...(await changedRows(db, chain.carehome_id, latest))];
}

interface Stored {
  id: string;
  body: string;
}
type Page = (after: string | null) => Promise<Stored[]>;

/** Each current row must match the latest version in the chain. */
async function changedRows(db: Db, carehomeId: string, latest: Map<string, string>) {
  const wrong: string[] = [];
  for (const read of readPages(db, carehomeId))
    for (let page = await read(null); page.length > 0; page = await read(page.at(-1)?.id ?? null))
      for (const { id, body } of page) {
        const kept = latest.get(id);
        if (kept === undefined) wrong.push(`record ${id} came in beside the product`);
        else if (kept !== digest(body)) wrong.push(`record ${id} was altered`);
        latest.delete(id);
      }
  // Records are never deleted, so every id in the chain must still exist.
  return [...wrong, ...[...latest.keys()].map((id) => `record ${id} was removed`)];
}

const readPages = (db: Db, carehomeId: string): Page[] => [
  async (after) =>
    (await listWhole(db, carehomeId, after, AT_ONCE)).map((whole) => ({
      id: whole.report.id,
      body: serialiseBody(whole),
    })),
  async (after) =>
    (await listStored(db, 'observations', carehomeId, { after, limit: AT_ONCE })).map((row) => ({
      id: row.id,
      body: observationBody(row),
    })),
  async (after) =>
    (await listStored(db, 'observation_addenda', carehomeId, { after, limit: AT_ONCE })).map(
      (row) => ({ id: row.id, body: addendumBody(row) }),
    ),
];

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
