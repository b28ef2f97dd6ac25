import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { photoOfAPhone } from '../../../testing/pictures.ts';
import { decide } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Notice = Input<'notices/add'>;
const TEA: Notice = { title: 'Tea in the garden', body: 'Saturday at 15:00.', audience: 'all' };
const inDays = (count: number) => new Date(t.now().getTime() + days(count)).toISOString();

const add = (user: TestUser, differences: Partial<Notice> = {}) =>
  t.call('notices/add', { ...TEA, ...differences }, user);
const added = async (user: TestUser, differences: Partial<Notice> = {}) => {
  const { status, body } = await add(user, differences);
  expect([status, body]).toEqual([200, { id: expect.any(String) }]);
  return body.id as string;
};
const edit = (user: TestUser, id: string, version: number, differences: Partial<Notice>) =>
  t.call('notices/edit', { ...TEA, ...differences, id, version }, user);
const carerBeside = ({ carehomeId }: TestUser) => t.signIn({ role: 'carer', carehomeId });

describe('a notice', () => {
  it('is written at most a year ahead, has text and no picture twice', async () => {
    const manager = await t.signIn();
    const id = crypto.randomUUID();
    for (const [field, wrong] of [
      ['publish_at', { publish_at: '2200-12-15T10:00:00.000Z' }],
      ['publish_at', { publish_at: inDays(367) }],
      ['title', { title: '!!! ???' }],
      ['picture_ids', { picture_ids: [id, id], pictures_show_nobody: true }],
    ] as const) {
      const { status, error } = await add(manager, wrong as Partial<Notice>);
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    }
    await added(manager, { publish_at: inDays(364) });
    expect((await t.call('notices/list', {}, manager)).status).toBe(200);
  });

  it('cannot become a fourth pinned one when it is posted again', async () => {
    const manager = await t.signIn();
    const old = await added(manager, { pinned: true, expires_at: inDays(1) });
    t.advance(days(2));
    for (const _ of [1, 2, 3]) await added(manager, { pinned: true });
    const again = await edit(manager, old, 1, { pinned: true, expires_at: inDays(3) });
    expect(again.error.errors).toHaveProperty('pinned');
  });

  it('that was removed shows its pictures to its authors only', async () => {
    const manager = await t.signIn();
    const carer = await carerBeside(manager);
    const body = await photoOfAPhone();
    const picture = (await t.send('media/upload', { token: manager.token, body })).body
      .id as string;
    const id = await added(manager, { picture_ids: [picture], pictures_show_nobody: true });
    const addressFor = async (user: TestUser) =>
      (await t.call('dashboard/notice-board', {}, user)).body[0].pictures[0].small as string;
    const addresses = [await addressFor(manager), await addressFor(carer)];
    const seen = async () => {
      const codes = [];
      for (const url of addresses)
        codes.push((await t.app.inject({ method: 'GET', url })).statusCode);
      return codes;
    };
    expect(await seen()).toEqual([200, 200]);
    await t.call('notices/withdraw', { id }, manager);
    expect(await seen()).toEqual([200, 404]);
  });
});

describe('a resident who agreed to be named', () => {
  it('is named to families without details of health, but to staff with them (N22)', async () => {
    const manager = await t.signIn();
    const now = t.now();
    await t.database.system(async (db) => {
      const names = { first_name: 'Margaret', preferred_name: 'Peggy', last_name: 'Hartley' };
      const { carehomeId, id: createdBy } = manager;
      const id = await makeResident(db, carehomeId, { ...names, createdBy, now });
      await decide(db, carehomeId, id, { purpose: 'name_in_home_news', decision: 'yes', now });
    });
    const wrong = 'Peggy Hartley died last night';
    const { error } = await add(manager, { title: wrong });
    expect(error.errors).toEqual({ title: [expect.stringMatching(/^Leave out how somebody is/)] });
    const far = `Peggy and ${'tea and '.repeat(20)}dementia`;
    expect((await add(manager, { body: far })).error.errors).toHaveProperty('body');
    expect((await add(manager, { title: wrong, audience: 'staff' })).status).toBe(200);
    expect((await add(manager, { title: 'Peggy won the quiz' })).status).toBe(200);
  });
});

describe('reading a notice', () => {
  it('counts for its current text, and only while it is up', async () => {
    const manager = await t.signIn();
    const carer = await carerBeside(manager);
    const id = await added(manager, { audience: 'staff' });
    const read = async () => (await t.call('notices/read', { ids: [id] }, carer)).status;
    const readers = async () => (await t.call('notices/get', { id }, manager)).body.readers.read;
    expect([await read(), await readers()]).toEqual([200, 1]);
    await edit(manager, id, 1, { audience: 'staff', priority: 'important' });
    expect(await readers()).toBe(1);
    await edit(manager, id, 2, { audience: 'staff', body: 'Sunday at 15:00.' });
    expect([await readers(), await read(), await readers()]).toEqual([0, 200, 1]);
    await t.call('notices/withdraw', { id }, manager);
    expect(await read()).toBe(404);
  });
});
