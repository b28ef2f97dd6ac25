import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { CannotStart } from '../core/cannot-start.ts';

/**
 * Two processes would silently lose each other's writes. SQLite's file lock is released by the
 * kernel however the process ends, and works across containers, where process ids do not.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const holder = join(dataDir, 'lock.pid');
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    const pid = await readFile(holder, 'utf8').catch(() => 'unknown');
    throw new CannotStart(
      `The folder ${dataDir} is in use by process ${pid}. Stop it first, or choose another DATA_DIR.`,
    );
  }
  await writeFile(holder, String(process.pid));
  return async () => {
    await rm(holder, { force: true });
    lock.close();
  };
}
