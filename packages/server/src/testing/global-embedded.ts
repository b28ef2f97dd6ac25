import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { createPasswords } from '../core/passwords.ts';
import { createSealer } from '../core/sealed.ts';
import { openSecretKey } from '../core/secret-key.ts';
import { openDatabase } from '../db/connect.ts';
import { ensureDemoData } from '../demo/demo.ts';
import { importRelease } from '../library/open-library.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database: as a dump to load, and as a folder to copy, which for processes has the demonstration. */
    embedded: { folder: string; dump: string };
  }
}

/** Making an embedded database takes seconds, copying one does not: tests start from copies. */
export default async function setup(project: TestProject) {
  const parent = await mkdtemp(join(tmpdir(), 'relish-embedded-'));
  const [folder, dump] = [join(parent, 'data'), join(parent, 'dump.tar.gz')];
  const { database, embedded, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 1 });
  await importRelease(database, new Date());
  if (embedded) await writeFile(dump, await embedded.dump());
  // Its making takes longer than most of what a process is tried for.
  if (project.name === 'processes') {
    const secret = await openSecretKey({ DATA_DIR: folder });
    const sealer = createSealer(secret.derive('sealed-fields'));
    await ensureDemoData({ database, passwords: createPasswords(), sealer, now: new Date() });
  }
  await close();
  project.provide('embedded', { folder, dump });
  return () => rm(parent, { recursive: true });
}
