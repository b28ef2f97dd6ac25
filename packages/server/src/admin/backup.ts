import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';

import { databaseFolder, openEmbeddedPool, restoringFolder } from '../db/connect.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { openEmbedded } from '../db/pglite.ts';
import { insertAudit } from '../features/accounts/audit/public.ts';
import { listCarehomes } from '../features/accounts/organisations/public.ts';
import { forgetSecrets } from '../features/accounts/sign-in/public.ts';
import { type CommandContext, type Typed, UsageError } from './command.ts';

/** No statement runs while the copy is taken, so it is consistent. */
export async function backupTo(
  { embedded, database, now }: CommandContext,
  { words }: Typed,
): Promise<string[]> {
  const [file = ''] = words;
  if (!embedded)
    throw new UsageError('This database is a PostgreSQL server: back it up with pg_dump.');
  const bytes = await embedded.dump();
  if (await exists(file)) throw new UsageError(`${file} already exists.`);
  // Written to a temporary file and renamed, so a backup is never partial.
  await writeFile(`${file}.part`, bytes, { mode: 0o600 });
  await rename(`${file}.part`, file);
  await database.system((db) => insertAudit(db, { now, address: 'admin' }, { action: 'backup' }));
  return [
    `${file} (${Math.ceil(bytes.length / 1024)} kB)`,
    'It holds the database alone: keep secret.key and the folder media of DATA_DIR with it.',
  ];
}

/** Keeps the previous data beside the restored copy, so a mistake can be undone. */
export async function restoreFrom(dataDir: string, file: string, now: Date): Promise<string[]> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o700);
  const unlock = await lockFolder(dataDir);
  try {
    const place = databaseFolder(dataDir);
    const draft = restoringFolder(dataDir);
    const kept = `${place}.before-${now.toISOString().replaceAll(':', '-')}`;
    await rm(draft, { recursive: true, force: true });
    const homes = await unpack(bytes, draft, now);
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

/** Opens the copy first, so a damaged file changes nothing. */
async function unpack(bytes: Uint8Array, folder: string, now: Date): Promise<number> {
  try {
    const opened = await openEmbeddedPool(
      await openEmbedded({ dataDir: folder, restoreFrom: new Uint8Array(bytes) }),
    );
    const homes = await opened.database.system(async (db) => {
      await forgetSecrets(db);
      await insertAudit(db, { now, address: 'admin' }, { action: 'restore' });
      return listCarehomes(db);
    });
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
