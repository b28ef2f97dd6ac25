import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { openStream } from '../../../testing/live-stream.ts';
import { query } from '../../../testing/postgres.ts';
import {
  newPostgres,
  type ServerProcess,
  startServerProcess,
} from '../../../testing/server-process.ts';

const invite = (server: ServerProcess, token: string) =>
  server
    .call('invitations/add', { email: `${randomUUID()}@example.org`, role: 'carer' }, token)
    .catch(() => undefined);

test('a page at one process hears of all changes at another, also while that one is killed', async () => {
  const env = await newPostgres();
  const [near, far] = [await startServerProcess(env), await startServerProcess(env)];
  const token = await near.signIn('package-e@relish.test');
  const { events } = await openStream(near.url, token);
  const heard = () => events.filter(({ topics }) => topics.includes('invitations')).length;
  await expect.poll(() => events.length).toBe(1);

  await invite(far, token);
  await expect.poll(heard).toBeGreaterThan(0);

  const writing = Array.from({ length: 30 }, () => invite(far, token));
  await Promise.race(writing);
  await far.kill('SIGKILL');
  await Promise.all(writing);
  const again = await startServerProcess(env);
  await invite(again, token);
  const { body } = await again.call('live/changes', { since: 0 }, token);
  await expect.poll(() => events.at(-1)?.number).toBe(body.number);
  const numbers = events.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  await Promise.all([near.kill('SIGTERM'), again.kill('SIGTERM')]);
});

test('goes on hearing after the listening connection was cut', async () => {
  const env = await newPostgres();
  const [near, far] = [await startServerProcess(env), await startServerProcess(env)];
  const token = await near.signIn('package-e@relish.test');
  const { events } = await openStream(near.url, token);
  await expect.poll(() => events.length).toBe(1);
  await query(
    env['DATABASE_URL'] ?? '',
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  );
  await invite(far, token);
  await expect.poll(() => events.length, { timeout: 10_000 }).toBeGreaterThan(1);
  await Promise.all([near.kill('SIGTERM'), far.kill('SIGTERM')]);
});
