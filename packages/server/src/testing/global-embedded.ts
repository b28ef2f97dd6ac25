import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { importRelease } from '../content/open-library.ts';
import { openDatabase } from '../db/connect.ts';
import { makeDemonstration } from './demonstration.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A migrated database as a dump to load and as a folder to copy; for process tests with the
     * demonstration.
     */
    embedded: { folder: string; dump: string };
  }
}

/** Copying a database is much faster than creating one. */
export default async function setup(project: TestProject) {
  const parent = await mkdtemp(join(tmpdir(), 'relish-embedded-'));
  const [folder, dump] = [join(parent, 'data'), join(parent, 'dump.tar.gz')];
  const { database, embedded, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 1 });
  await importRelease(database, new Date());
  if (embedded) await writeFile(dump, await embedded.dump());
  if (project.name === 'processes') await makeDemonstration(database);
  await close();
  project.provide('embedded', { folder, dump });
  // Another project may have already emptied the temporary folder.
  return () => rm(parent, { recursive: true, force: true });
}
