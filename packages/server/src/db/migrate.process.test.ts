import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';
import { expect, inject, it } from 'vitest';

import { MIGRATION_LOCK, migrate } from './migrate.ts';

const TIMEOUT = 200;

it('waits for the migration of another process longer than a request may take', async () => {
  const pool = new pg.Pool({
    connectionString: inject('postgres').url,
    statement_timeout: TIMEOUT,
  });
  const other = await pool.connect();
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const migrated = migrate(pool);
  await wait(3 * TIMEOUT);
  await other.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  await expect(migrated).resolves.toBeUndefined();
  // Its connection goes back to the pool with the limit of requests.
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
  expect(rows[0]?.statement_timeout).toBe(`${TIMEOUT}ms`);
  other.release();
  await pool.end();
});
