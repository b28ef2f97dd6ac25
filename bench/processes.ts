import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { Load, Measured } from './load.process.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Starts a program that reports its address. */
export async function start(
  file: string,
  args: string[],
  { env = {}, preload = [] }: { env?: Record<string, string>; preload?: string[] } = {},
) {
  const child = fork(path(file), args, {
    env: { ...process.env, ...env },
    execArgv: preload.flatMap((each) => ['--import', path(each)]),
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { url, pid: child.pid ?? 0, ask: () => ask(child), stop: () => stop(child) };
}

async function ask(child: ChildProcess): Promise<{ p99: number }> {
  const answered = once(child, 'message');
  child.send('measured');
  const [answer] = (await answered) as [{ p99: number }];
  return answer;
}

async function stop(child: ChildProcess) {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Runs the load in another process. */
export async function load(what: Load): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    path('load.process.ts'),
    JSON.stringify(what),
  ]);
  const measured = JSON.parse(stdout) as Measured;
  if (measured.failed > 0) throw new Error(`${measured.failed} requests to ${what.url} failed`);
  return measured;
}

/** Sends pictures from another process, so that sending does not delay what is measured here. */
export const upload = (url: string, token: string, files: readonly string[]) =>
  promisify(execFile)(process.execPath, [path('upload.process.ts'), url, token, ...files]);

/** Megabytes of a server and its workers; shared memory is counted once. */
export async function measureMemory(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const each = await Promise.all(
    [`${pid}`, ...children.split(' ').filter(Boolean)].map(measureProcess),
  );
  return Math.round(each.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024);
}

async function measureProcess(pid: string): Promise<number> {
  // A worker may have exited in the meantime.
  const memory = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss: +(\d+)/m.exec(memory)?.[1] ?? 0);
}
