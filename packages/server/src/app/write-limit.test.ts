import { type CallName, calls } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { minutes } from '../core/clock.ts';
import { type Answer, type TestApp, testApp, type TestUser } from '../testing/test-app.ts';
import { isWrite } from './write-limit.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const notice = { title: 'Tea at three', audience: 'staff' } as const;
const addNotice = (user: TestUser) => t.call('notices/add', notice, user);
/** Fails validation cheaply and still counts. */
const write = (user: TestUser) => t.send('residents/add', { body: '{}', token: user.token });

async function times(count: number, call: () => Promise<Answer>) {
  const statuses: number[] = [];
  for (let each = 0; each < count; each += 1) statuses.push((await call()).status);
  return statuses;
}

describe('a user', () => {
  it('is limited when posting notices too fast, and told how long to wait', async () => {
    const user = await t.signIn();
    expect(new Set(await times(20, () => addNotice(user)))).toEqual(new Set([200]));
    const refused = await addNotice(user);
    expect([refused.status, refused.error.message, refused.headers['retry-after']]).toEqual([
      429,
      'Too many changes at once. Try again in 3 seconds.',
      '3',
    ]);
    t.advance(3000);
    expect((await addNotice(user)).status).toBe(200);
  });

  it('can make 120 changes at once and more a minute later', async () => {
    const user = await t.signIn();
    expect(new Set(await times(120, () => write(user)))).toEqual(new Set([422]));
    expect((await write(user)).status).toBe(429);
    const other = await t.signIn({ carehomeId: user.carehomeId });
    expect((await write(other)).status).toBe(422);
    t.advance(minutes(1));
    expect(new Set(await times(120, () => write(user)))).toEqual(new Set([422]));
  });

  it('can still read and sign out at the write limit', async () => {
    const user = await t.signIn();
    await times(121, () => write(user));
    const reads = await times(130, () => t.call('tags/list', {}, user));
    expect(new Set(reads)).toEqual(new Set([200]));
    expect((await t.call('logout', {}, user)).status).toBe(200);
  });
});

it('limits answers to surveys by address, and no other call of strangers', async () => {
  const address = '192.0.2.77';
  const answer = () => t.send('survey-entries/answer-by-link', { body: '{}', address });
  expect(new Set(await times(100, answer))).toEqual(new Set([422]));
  expect((await answer()).status).toBe(429);
  t.advance(2000);
  expect((await answer()).status).toBe(422);
  const signIn = await times(130, () => t.send('login', { body: '{}', address }));
  expect(signIn).not.toContain(429);
});

it.each<[CallName, boolean]>([
  ['reports/add', true],
  ['about-me/reorder', true],
  ['notices/read', true],
  ['media/upload', true],
  ['report-mails/send', true],
  ['photos/suggest', true],
  ['residents/list', false],
  ['dashboard/home', false],
  ['me', false],
  ['photos/feed', false],
  ['logout', false],
])('%s counts as a write: %s', (name, expected) => {
  expect(isWrite(name, calls[name])).toBe(expected);
});
