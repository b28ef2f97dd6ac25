import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

import type pg from 'pg';

import { CannotStart } from '../core/cannot-start.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Arbitrary, but the same in every process. */
export const MIGRATION_LOCK = 7_238_221;

/** Takes an advisory lock: processes starting at once wait for the first. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Neither the wait for another process nor a long migration is a slow request.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureRole(client);
    await applyMissing(client);
  } finally {
    await client.query('select pg_advisory_unlock_all(); reset statement_timeout').catch(() => {});
    client.release();
  }
}

/** Requests run as a role that owns nothing, so row level security applies to it. */
async function ensureRole(client: pg.PoolClient) {
  const { rows } = await client.query<{ ready: boolean }>(
    `select pg_has_role(current_user, oid, 'member') as ready from pg_roles where rolname = 'relish_app'`,
  );
  if (rows[0]?.ready) return;
  try {
    // Roles are shared by all databases of a server, so another may have just created it.
    await client.query(`do $$ begin create role relish_app nologin;
      exception when duplicate_object or unique_violation then null; end $$`);
    await client.query('grant relish_app to current_user');
  } catch (error) {
    throw new CannotStart(
      'The database user may not create the role relish_app. Ask the administrator to run: ' +
        'create role relish_app nologin; grant relish_app to <this user>;',
      { cause: error },
    );
  }
}

async function applyMissing(client: pg.PoolClient) {
  await client.query(`create table if not exists migrations
    (name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await client.query('grant usage on schema public to relish_app');
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));

  for (const { name, text, checksum } of await readMigrations()) {
    const appliedHash = applied.get(name);
    if (appliedHash === checksum) continue;
    if (appliedHash)
      throw new CannotStart(
        `The migration ${name} was changed after it had been applied to this database.`,
      );
    try {
      await client.query('begin');
      await client.query(text);
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [
        name,
        checksum,
      ]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`The migration ${name} failed.`, { cause: error });
    }
  }
}

async function readMigrations() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
