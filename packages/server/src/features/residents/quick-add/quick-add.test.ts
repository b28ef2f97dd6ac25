import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Row = Input<'residents/add-several'>['residents'][number];
const EMPTY: Row = {
  first_name: '',
  last_name: '',
  date_of_birth: '',
  preferred_name: '',
  room: '',
};
const MARY: Row = { ...EMPTY, first_name: 'Mary', last_name: 'Brown', date_of_birth: '02/04/1938' };
const GEORGE: Row = {
  ...EMPTY,
  first_name: 'George',
  last_name: 'Lee',
  date_of_birth: '11051935',
  preferred_name: 'Geordie',
  room: '7',
};

const add = (by: TestUser, residents: Row[], key = randomUUID(), move_in_date = '2026-11-01') =>
  t.call(
    'residents/add-several',
    { residents, move_in_date },
    { ...by, headers: { 'idempotency-key': key } },
  );
const list = async (by: TestUser) =>
  ((await t.call('residents/list', {}, by)).body as Output<'residents/list'>)
    .map(({ preferred_name, last_name, room }) => `${preferred_name} ${last_name} ${room ?? ''}`)
    .map((each) => each.trim());

describe('adding several residents', () => {
  it('ignores empty rows and uses the first name without a preferred one', async () => {
    const manager = await t.signIn();
    const { status, body } = await add(manager, [MARY, EMPTY, GEORGE, EMPTY, EMPTY]);
    expect([status, body]).toEqual([200, { added: 2 }]);
    expect(await list(manager)).toEqual(['Geordie Lee 7', 'Mary Brown']);
  });

  it('needs only names, and lists the date of birth as missing', async () => {
    const manager = await t.signIn();
    const names = { ...EMPTY, first_name: 'Mary', last_name: 'Brown' };
    const sister = { ...names, first_name: 'Ann' };
    expect((await add(manager, [names, sister])).body).toEqual({ added: 2 });
    const residents = (await t.call('residents/list', {}, manager)).body as { missing: string[] }[];
    expect(residents.every(({ missing }) => missing.includes('date_of_birth'))).toBe(true);
    expect((await t.call('dashboard/birthdays', {}, manager)).status).toBe(200);
    const { carehomeId } = manager;
    const inspector = await t.signIn({ role: 'viewer_inspector', carehomeId });
    const inspected = (await t.call('inspection/residents', {}, inspector)).body;
    expect(inspected.residents).toMatchObject([{ age_band: null }, { age_band: null }]);
  });

  it('adds each resident once when the request is repeated', async () => {
    const manager = await t.signIn();
    const key = randomUUID();
    await add(manager, [MARY, GEORGE], key);
    expect((await add(manager, [MARY, GEORGE], key)).body).toEqual({ added: 2 });
    expect(await list(manager)).toHaveLength(2);
  });

  it.each<[string, Row, string]>([
    ['last_name', { ...EMPTY, first_name: 'Ann' }, 'last_name'],
    ['date_of_birth', { ...MARY, date_of_birth: '02/04/2015' }, 'date_of_birth'],
    ['room', { ...MARY, room: '7' }, 'room'],
    ['last_name', { ...GEORGE, room: '' }, 'last_name'],
    ['last_name', { ...GEORGE, room: '', date_of_birth: '' }, 'last_name'],
  ])('rejects all at the %s of its row: %o', async (_, wrong, field) => {
    const manager = await t.signIn();
    const { status, error } = await add(manager, [GEORGE, EMPTY, wrong]);
    expect(status).toBe(422);
    expect(Object.keys(error.errors ?? {})).toContain(`residents.2.${field}`);
    expect(await list(manager)).toEqual([]);
  });

  it('says so when every row is empty', async () => {
    const { status, error } = await add(await t.signIn(), [EMPTY, EMPTY]);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['residents.0.first_name']]);
  });

  it('rejects a day too far ahead at the one day for all', async () => {
    const { error } = await add(await t.signIn(), [MARY], randomUUID(), '2027-11-01');
    expect(Object.keys(error.errors ?? {})).toEqual(['move_in_date']);
  });

  it('leaves other homes alone, and is refused on an expired package', async () => {
    const stranger = await t.signIn();
    await add(await t.signIn(), [MARY]);
    expect(await list(stranger)).toEqual([]);
    expect((await add(await t.signIn({ expired: true }), [MARY])).status).toBe(403);
    expect((await add(await t.signIn({ role: 'carer' }), [MARY])).status).toBe(403);
  });
});
