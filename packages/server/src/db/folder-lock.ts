import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { CannotStart } from '../core/cannot-start.ts';

const SETTLE_MS = 50;

/** One process at a time may open an embedded folder; two would silently lose each other's writes. */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) });

  const created = await writeFile(path, mine, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
  if (!created) await takeOver(path, mine, dataDir);

  return async () => {
    if ((await readOrEmpty(path)) === mine) await rm(path, { force: true });
  };
}

/** Replaces the lock of a process that is gone. Of several that try, the last to write keeps it. */
async function takeOver(path: string, mine: string, dataDir: string) {
  const inUse = (pid: number) =>
    new CannotStart(
      `The folder ${dataDir} is in use by process ${pid}. Stop it first, or choose another DATA_DIR.`,
    );
  const holder = parseHolder(await readOrEmpty(path));
  if (holder && (await isRunning(holder))) throw inUse(holder.pid);

  const draft = `${path}.${process.pid}`;
  await writeFile(draft, mine);
  await rename(draft, path);
  await setTimeout(SETTLE_MS);
  const kept = await readOrEmpty(path);
  if (kept !== mine) throw inUse(parseHolder(kept)?.pid ?? 0);
}

interface Holder {
  pid: number;
  started: string;
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined; // Killed while writing it: nobody holds it.
  }
}

async function isRunning({ pid, started }: Holder): Promise<boolean> {
  if (pid === process.pid) return started === (await startOf(pid));
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === (await startOf(pid));
}

/** When a process started, as far as the system tells: a number used again is another process. */
async function startOf(pid: number): Promise<string> {
  const stat = await readOrEmpty(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const readOrEmpty = (path: string) => readFile(path, 'utf8').catch(() => '');
