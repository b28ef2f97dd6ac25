import type { AddressInfo } from 'node:net';

import { PGlite } from '@electric-sql/pglite';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import pg from 'pg';

/** Options are JSON, so bytes travel as base64. */
interface Statement {
  text: string;
  values: (string | { base64: string })[];
}

/** The lower bound for the same answers: bare Fastify, bare driver, same query. */
export interface Ceiling {
  database: { url: string } | { folder: string };
  me: Statement;
  list: Statement;
  answer: object;
  hash: string;
  password: string;
}

const { database, me, list, answer, hash, password } = JSON.parse(process.argv[2] ?? '') as Ceiling;

async function openDriver(): Promise<
  (name: string, text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
> {
  if ('url' in database) {
    const pool = new pg.Pool({ connectionString: database.url, max: 10 });
    return (name, text, values) => pool.query({ name, text, values });
  }
  const embedded = await PGlite.create(database.folder);
  return (_name, text, values) => embedded.query(text, values);
}

const query = await openDriver();
const run = (name: string, { text, values }: Statement) => {
  const bound = values.map((value) =>
    typeof value === 'string' ? value : Buffer.from(value.base64, 'base64'),
  );
  return async () => (await query(name, text, bound)).rows;
};
const [findSession, listResidents] = [run('me', me), run('list', list)];

const app = Fastify();
app.post('/ping', () => answer);
app.post('/login', async () => ({ ok: await verify(hash, password) }));
app.post('/me', async () => (await findSession())[0]);
app.post('/list', listResidents);
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
process.send?.({ url: `http://127.0.0.1:${port}` });
