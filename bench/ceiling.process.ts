import type { AddressInfo } from 'node:net';

import { PGlite } from '@electric-sql/pglite';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import pg from 'pg';

/** The least a server can do for the same answers: bare Fastify, the bare driver, the same query. */
export interface Ceiling {
  database: { url: string } | { folder: string };
  query: { text: string; values: unknown[] };
  answer: object;
  hash: string;
  password: string;
}

const { database, query, answer, hash, password } = JSON.parse(process.argv[2] ?? '') as Ceiling;

async function openDriver(): Promise<
  (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
> {
  if ('url' in database) {
    const pool = new pg.Pool({ connectionString: database.url, max: 10 });
    return (text, values) => pool.query({ name: 'me', text, values });
  }
  const embedded = await PGlite.create(database.folder);
  return (text, values) => embedded.query(text, values);
}

const run = await openDriver();
const values = [Buffer.from(String(query.values[0]), 'base64'), ...query.values.slice(1)];
const app = Fastify();
app.post('/ping', () => answer);
app.post('/login', async () => ({ ok: await verify(hash, password) }));
app.post('/me', async () => (await run(query.text, values)).rows[0]);
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
process.send?.({ url: `http://127.0.0.1:${port}` });
