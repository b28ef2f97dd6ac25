import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { openDatabase } from './db/connect.ts';
import {
  newEmbedded,
  newPostgres,
  runProgram,
  type ServerProcess,
  startServerProcess,
} from './testing/server-process.ts';

describe('an embedded folder', () => {
  it('opens for one process at a time', async () => {
    const env = await newEmbedded();
    const server = await startServerProcess(env);
    const second = await runProgram('main.ts', [], { ...env, PORT: '0' });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/is in use by process \d+/);
    expect((await server.call('ping', {})).status).toBe(200);
    await server.kill('SIGKILL');
    const third = await startServerProcess(env);
    expect(await third.kill('SIGTERM')).toBe(0);
  });

  it('with a stale lock is taken by exactly one of several processes', async () => {
    const env = await newEmbedded();
    await (await startServerProcess(env)).kill('SIGKILL');
    const started = await Promise.allSettled([1, 2, 3].map(() => startServerProcess(env)));
    const running = started.filter(
      ({ status }) => status === 'fulfilled',
    ) as PromiseFulfilledResult<ServerProcess>[];
    expect(running).toHaveLength(1);
    await running[0]?.value.kill('SIGTERM');
  });
});

it('a changed migration that was already applied is rejected', async () => {
  const { DATA_DIR = '' } = await newEmbedded();
  const options = { DATA_DIR, DATABASE_POOL: 1 };
  const { database, close } = await openDatabase(options);
  await database.single((db) => sql`update migrations set checksum = 'another'`.execute(db));
  await close();
  await expect(openDatabase(options)).rejects.toThrow('was changed after');
  // And the folder is free again.
  await expect(openDatabase(options)).rejects.toThrow('was changed after');
});

describe('a folder readable by others', () => {
  it('is closed to them with its content', async () => {
    const env = await newEmbedded();
    const folder = env['DATA_DIR'] ?? '';
    await chmod(folder, 0o755);
    const server = await startServerProcess(env);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'admin.sock'))).mode & 0o077).toBe(0);
    await server.kill('SIGTERM');
  });
});

describe('several processes on one PostgreSQL', () => {
  it('can start at once on an empty database and stay consistent', async () => {
    const env = await newPostgres({ empty: true });
    const servers = await Promise.all([1, 2, 3].map(() => startServerProcess(env)));
    const [one, two] = servers as [ServerProcess, ServerProcess];

    const token = await one.signIn('many-homes@relish.test');
    const me = await two.call('me', {}, token);
    expect(me.body.carehomes).toHaveLength(3);

    const wrong = { email: 'package-a@relish.test', password: 'wrong' };
    for (let slip = 0; slip < 20; slip += 1) await servers[slip % 3]?.call('login', wrong);
    for (const server of servers) expect((await server.call('login', wrong)).status).toBe(429);

    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  });
});

it('a wrong configuration prints one sentence and exits with code 1', async () => {
  const { code, output } = await runProgram('main.ts', [], { PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).not.toContain('    at ');
});

it('an unreachable PostgreSQL prints one sentence and exits with code 1', async () => {
  const { code, output } = await runProgram('main.ts', [], {
    DATABASE_URL: 'postgresql://127.0.0.1:9/x',
  });
  expect([code, output]).toEqual([1, expect.stringContaining('Check that it runs')]);
  expect(output).not.toContain('    at ');
});

it('a port in use prints one sentence and exits with code 1', async () => {
  const server = await startServerProcess(await newEmbedded());
  const PORT = new URL(server.url).port;
  const { code, output } = await runProgram('main.ts', [], { ...(await newEmbedded()), PORT });
  expect([code, output.trim()]).toEqual([
    1,
    'The port is in use. Choose another one, for example PORT=8081.',
  ]);
  await server.kill('SIGTERM');
});
