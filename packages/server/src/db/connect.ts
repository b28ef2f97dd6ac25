import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

import { Kysely } from 'kysely';
import pg from 'pg';

import { CannotStart } from '../core/cannot-start.ts';
import { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { type Embedded, openEmbedded } from './pglite.ts';
import { PipelinedDialect } from './pipelined-dialect.ts';
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

/** PostgreSQL if configured, otherwise the embedded database in DATA_DIR; migrated. */
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

/** Without a folder lock: tests use it in memory. */
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
  const pool = new pg.Pool({ ...options, pipeline: true, types: { getTypeParser } });
  // Without a listener, an idle connection closed by the server would end the process.
  pool.on('error', () => {});
  // The same for a connection closed during a request; its query reports the error.
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
      `Cannot connect to PostgreSQL (${code ?? message}). Check that it runs and that DATABASE_URL is right.`,
    );
  }
}

async function openPool(pool: pg.Pool) {
  await migrate(pool);
  const kysely = new Kysely<Schema>({
    dialect: new PipelinedDialect({
      pool: {
        options: pool.options,
        connect: async () => prepareClient(await pool.connect()),
        end: () => pool.end(),
      },
    }),
  });
  return {
    database: new Database(kysely),
    // Kysely only ends a pool it has used.
    close: async () => {
      await kysely.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * The same type parsers for both drivers: numbers for counts, text for dates, ISO text for
 * timestamps.
 */
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

function statementName(text: string): string | undefined {
  const cached = names.get(text);
  if (cached || names.size >= NAMES_AT_MOST) return cached;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

const prepared = new WeakSet<pg.PoolClient>();

/**
 * Named statements are parsed and planned once per connection; statements of one event-loop turn
 * leave in one write (docs/decisions/database.md).
 */
function prepareClient(client: pg.PoolClient): pg.PoolClient {
  if (prepared.has(client)) return client;
  prepared.add(client);
  const query = client.query.bind(client) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  let isCorked = false;
  const cork = () => {
    if (isCorked) return;
    isCorked = true;
    stream.cork();
    process.nextTick(() => {
      isCorked = false;
      stream.uncork();
    });
  };
  const queryWithName = (text: string, values: unknown[] = []) => {
    cork();
    const name = values.length > 0 ? statementName(text) : undefined;
    return query({ text, values, ...(name && { name }) });
  };
  return Object.assign(client, { query: queryWithName });
}
