import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

import { describe, expect, it } from 'vitest';

import { query } from './testing/postgres.ts';
import {
  newEmbedded,
  newPostgres,
  type ServerProcess,
  startServerProcess,
} from './testing/server-process.ts';

/** Writes concurrently until the server is gone, and returns the acknowledged writes. */
async function writeUntilKilled(server: ServerProcess, token: string, killAfter: number) {
  const acknowledged: string[] = [];
  let killing: Promise<unknown> | undefined;
  const writer = async () => {
    for (;;) {
      const input = { email: `${randomUUID()}@example.org`, role: 'carer' } as const;
      const answer = await server.call('invitations/add', input, token).catch(() => undefined);
      if (answer?.status !== 200) return;
      acknowledged.push(answer.body.id);
      if (acknowledged.length >= killAfter) killing ??= server.kill('SIGKILL');
    }
  };
  await Promise.all([writer(), writer(), writer(), writer()]);
  await killing;
  return acknowledged;
}

describe.each([
  ['the embedded database', newEmbedded],
  ['PostgreSQL', () => newPostgres()],
])('on %s', (_, newEnvironment) => {
  it('kill -9 loses no acknowledged write', async () => {
    const env = await newEnvironment();
    const acknowledged: string[] = [];
    for (let cycle = 0; cycle < 2; cycle += 1) {
      const server = await startServerProcess(env);
      const token = await server.signIn('package-e@relish.test');
      acknowledged.push(...(await writeUntilKilled(server, token, 10 + 15 * cycle)));
    }
    const server = await startServerProcess(env);
    const token = await server.signIn('package-e@relish.test');
    const { body } = await server.call('invitations/list', {}, token);
    const kept = new Set(body.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(10 + 25);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    await server.kill('SIGTERM');
  });

  it('shuts down gracefully', async () => {
    const server = await startServerProcess(await newEnvironment());
    const answers = Promise.all(
      Array.from({ length: 20 }, () => server.call('ping', {}).then(({ status }) => status)),
    );
    expect(await answers).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});

describe('a broken connection to PostgreSQL', () => {
  it('fails the requests using it, not the server', async () => {
    const env = await newPostgres();
    const server = await startServerProcess(env);
    const token = await server.signIn('package-e@relish.test');
    const url = new URL(env['DATABASE_URL'] ?? '');
    const calls = Array.from({ length: 200 }, () => server.call('me', {}, token));
    await query(
      url.href,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = '${url.pathname.slice(1)}' and usename = current_user and pid <> pg_backend_pid()`,
    );
    const statuses = new Set((await Promise.all(calls)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 504)).toEqual([]);
    await expect
      .poll(async () => (await server.call('me', {}, token)).status, { timeout: 20_000 })
      .toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});

it('an unfinished request does not prevent the server from stopping', async () => {
  const server = await startServerProcess(await newEmbedded());
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write('POST /api/v2/ping HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  expect((await server.call('ping', {})).status).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);
  socket.destroy();
});
