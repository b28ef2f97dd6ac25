import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { CallName, Input, Output } from '@relish/shared/calls.ts';
import { inject } from 'vitest';

import type { Ready } from '../main.ts';
import { query } from './postgres.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

const newFolder = () => mkdtemp(join(tmpdir(), 'relish-data-'));

export type Environment = Record<string, string>;

export async function newEmbedded(): Promise<Environment> {
  const DATA_DIR = await newFolder();
  await cp(inject('embedded').folder, DATA_DIR, { recursive: true });
  return { DATA_DIR };
}

/** With the demonstration, or empty. */
export async function newPostgres({ empty = false } = {}): Promise<Environment> {
  const { url, template } = inject('postgres');
  const name = `relish_${randomUUID().replaceAll('-', '')}`;
  await query(
    url.replace(template, 'postgres'),
    `create database ${name} template ${empty ? 'template1' : template}`,
  );
  return {
    DATABASE_URL: url.replace(template, name),
    DATA_DIR: await newFolder(),
    DEMO_DATA: 'true',
  };
}

export interface ServerProcess {
  url: string;
  call: <N extends CallName>(
    name: N,
    input: Input<N>,
    token?: string,
  ) => Promise<{ status: number; body: Output<N>; headers: Headers }>;
  signIn: (email: string) => Promise<string>;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** The real server as a process; rejects with its output if it does not start. */
export async function startServerProcess(env: Environment): Promise<ServerProcess> {
  const child = launch('main.ts', [], { PORT: '0', LOG_LEVEL: 'fatal', ...env });
  const url = await new Promise<string>((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.once('message', (ready: Ready) => resolve(ready.url));
    child.once('exit', () => reject(new Error(`the server ended: ${errors}`)));
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const call: ServerProcess['call'] = async (name, input, token) => {
    const response = await fetch(`${url}/api/v2/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(input),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as never,
    };
  };
  return {
    url,
    call,
    signIn: async (email) => (await call('login', { email, password: 'relish-demo-1' })).body.token,
    kill: async (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

export async function runProgram(file: string, args: string[], env: Environment) {
  const child = launch(file, args, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

export const admin = (env: Environment, ...args: string[]) =>
  runProgram('admin/main.ts', args, env);

function launch(file: string, args: string[], env: Environment): ChildProcess {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(SOURCE, file), ...args], {
    // All processes share one compile cache.
    env: { PATH, NODE_COMPILE_CACHE: join(tmpdir(), 'compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // Kills the server if a test fails half-way.
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}
