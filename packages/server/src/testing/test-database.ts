import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { inject } from 'vitest';

import { type OpenDatabase, openDatabase, openEmbeddedPool } from '../db/connect.ts';
import { openEmbedded } from '../db/pglite.ts';
import { query } from './postgres.ts';

let shared: Promise<OpenDatabase> | undefined;

/** Shared by a worker's tests: each makes its own home and cleans nothing up. */
export const testDatabase = () => (shared ??= freshDatabase());

/** For the few tests that change what all homes share. */
export async function freshDatabase(): Promise<OpenDatabase> {
  if (process.env['TEST_DATABASE'] === 'pglite')
    return openEmbeddedPool(
      await openEmbedded({
        dataDir: 'memory://',
        restoreFrom: new Uint8Array(await readFile(inject('embedded').dump)),
      }),
    );
  const { url, template } = inject('postgres');
  const name = `relish_${randomUUID().replaceAll('-', '')}`;
  await query(url.replace(template, 'postgres'), `create database ${name} template ${template}`);
  return openDatabase({
    DATABASE_URL: url.replace(template, name),
    DATABASE_POOL: 5,
    DATA_DIR: '',
  });
}
