import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { Load, Measured } from './load.process.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Starts a program that says where it listens. */
export async function start(file: string, args: string[], env: Record<string, string> = {}) {
  const child = fork(path(file), args, { env: { ...process.env, ...env } });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { url, stop: () => stop(child) };
}

async function stop(child: ChildProcess) {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Loads an address from another process and says how it went. */
export async function load(what: Load): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    path('load.process.ts'),
    JSON.stringify(what),
  ]);
  const measured = JSON.parse(stdout) as Measured;
  if (measured.failed > 0) throw new Error(`${measured.failed} requests to ${what.url} failed`);
  return measured;
}
