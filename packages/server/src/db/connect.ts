import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { CannotStart } from '../core/cannot-start.ts';
import { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { type Embedded, openEmbedded } from './pglite.ts';
import type { Schema } from './schema.ts';

export interface OpenDatabase {
  database: Database;
  embedded: Embedded | undefined;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  DATABASE_URL?: string | undefined;
  DATABASE_POOL: number;
  DATA_DIR: string;
}

/** Opens PostgreSQL when it is configured, else the embedded database in DATA_DIR, and brings it up to date. */
export const openDatabase = async (options: ConnectOptions): Promise<OpenDatabase> =>
  options.DATABASE_URL === undefined
    ? openFolder(options.DATA_DIR)
    : openServer(options.DATABASE_URL, options.DATABASE_POOL);

export const databaseFolder = (dataDir: string) => join(dataDir, 'database');
export const restoringFolder = (dataDir: string) => join(dataDir, 'database.restoring');

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o700);
  const unlock = await lockFolder(dataDir);
  try {
    if (existsSync(restoringFolder(dataDir)) && !existsSync(databaseFolder(dataDir)))
      throw new CannotStart(
        'A restore was interrupted. Run it again, or move database.before-… back.',
      );
    const embedded = await openEmbedded({ dataDir: databaseFolder(dataDir) });
    const opened = await openEmbeddedPool(embedded);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** An embedded database without a folder of its own rules: tests use it in memory. */
export async function openEmbeddedPool(embedded: Embedded): Promise<OpenDatabase> {
  const pool = newPool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: embedded.connect,
  });
  const opened = await openPool(pool);
  return {
    database: opened.database,
    embedded,
    close: async () => {
      await opened.close();
      await embedded.close();
    },
  };
}

async function openServer(connectionString: string, max: number): Promise<OpenDatabase> {
  const pool = newPool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  await canConnect(pool);
  return { ...(await openPool(pool)), embedded: undefined };
}

function newPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...options, types: { getTypeParser } });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', () => {});
  // Nor must one that is closed while a request uses it: that request is told so by its query.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function canConnect(pool: pg.Pool) {
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `PostgreSQL does not let us in (${code ?? message}). Check that it runs and that DATABASE_URL is right.`,
    );
  }
}

async function openPool(pool: pg.Pool) {
  await migrate(pool);
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: async () => withNames(await pool.connect()),
        end: () => pool.end(),
      },
    }),
  });
  return {
    database: new Database(kysely),
    // Kysely ends a pool only if it has used it.
    close: async () => {
      await kysely.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** One set of type parsers for both: numbers for counts, text for dates, ISO text for moments. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return parsers.get(oid) ?? pg.types.getTypeParser(oid, format);
}
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.DATE, String],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

const names = new Map<string, string>();
const NAMES_AT_MOST = 500;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= NAMES_AT_MOST) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

const named = new WeakSet<pg.PoolClient>();

/** Names each statement, so that PostgreSQL parses and plans it once per connection (docs/decisions/database.md). */
function withNames(client: pg.PoolClient): pg.PoolClient {
  if (named.has(client)) return client;
  named.add(client);
  const query = client.query.bind(client) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const queryWithName = (text: string, values: unknown[] = []) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    return query({ text, values, ...(name && { name }) });
  };
  return Object.assign(client, { query: queryWithName });
}
