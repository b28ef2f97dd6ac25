import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';

import { databaseFolder, openEmbeddedPool } from '../db/connect.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { openEmbedded } from '../db/pglite.ts';
import { listCarehomes } from '../features/organisations/queries.ts';
import { type CommandContext, type Typed, UsageError } from './command.ts';

/** A consistent copy of the embedded database: no statement runs while it is taken. */
export async function backupTo({ embedded }: CommandContext, { words }: Typed): Promise<string[]> {
  const [file = ''] = words;
  if (!embedded)
    throw new UsageError('This database is a PostgreSQL server: back it up with pg_dump.');
  const bytes = await embedded.dump();
  await writeFile(file, bytes, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new UsageError(`${file} exists already.`) : error;
    },
  );
  return [`${file} (${Math.ceil(bytes.length / 1024)} kB)`];
}

/** Puts a backup in place. What was there is kept beside it, so that a mistake can be undone. */
export async function restoreFrom(dataDir: string, file: string, now: Date): Promise<string[]> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    const place = databaseFolder(dataDir);
    const draft = `${place}.restoring`;
    const kept = `${place}.before-${now.toISOString().replaceAll(':', '-')}`;
    await rm(draft, { recursive: true, force: true });
    const homes = await unpack(bytes, draft);
    const replaced = await exists(place);
    if (replaced) await rename(place, kept);
    await rename(draft, place);
    return [
      `Restored, with ${homes} homes.`,
      ...(replaced ? [`What was there before is in ${kept}.`] : []),
    ];
  } finally {
    await unlock();
  }
}

/** Opens the copy before it is trusted: a damaged file changes nothing. */
async function unpack(bytes: Uint8Array, folder: string): Promise<number> {
  try {
    const opened = await openEmbeddedPool(
      await openEmbedded({ dataDir: folder, restoreFrom: new Uint8Array(bytes) }),
    );
    const homes = await opened.database.system(listCarehomes);
    await opened.close();
    return homes.length;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new UsageError(`This file is not a usable backup (${String(error)}).`);
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
