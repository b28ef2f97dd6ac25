import type { TestProject } from 'vitest/node';

import { importRelease } from '../content/open-library.ts';
import { openDatabase } from '../db/connect.ts';
import { makeDemonstration } from './demonstration.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string; template: string };
  }
}

/**
 * One PostgreSQL per run, with a migrated template that each worker copies; for process tests with
 * the demonstration.
 */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres({ fsync: 'off', synchronous_commit: 'off' });
  const { name, url } = await postgres.createDatabase();
  const { database, close } = await openDatabase({
    DATABASE_URL: url,
    DATABASE_POOL: 1,
    DATA_DIR: '',
  });
  await importRelease(database, new Date());
  if (project.name === 'processes') await makeDemonstration(database);
  await close();
  project.provide('postgres', { url, template: name });
  return () => postgres.stop();
}
