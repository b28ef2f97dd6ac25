import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { testResident } from '../../../testing/resident.ts';
import { PASSWORD, type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function newHome() {
  const email = `${randomUUID()}@example.org`;
  const { body } = await t.call('register', {
    email,
    password: PASSWORD,
    first_name: 'Ada',
    last_name: 'Okoro',
    is_adult: true,
    organisation: { kind: 'care_home', name: 'Bramble House', region: 'wales' },
  });
  const by = { token: body.token as string };
  const { carehome } = (await t.call('me', {}, by)).body as Output<'me'>;
  const read = async () => {
    const checklist = (await t.call('setup/get', {}, by)).body as Output<'setup/get'>;
    return checklist && Object.fromEntries(checklist.steps.map(({ id, state }) => [id, state]));
  };
  return { email, by, carehomeId: carehome.id, read };
}

const key = () => ({ headers: { 'idempotency-key': randomUUID() } });

const OPEN = {
  email: 'open',
  details: 'open',
  residents: 'open',
  record: 'open',
  colleagues: 'open',
  week: 'open',
  family: 'open',
};

describe('the checklist of a new home', () => {
  it('ticks each step from what was really done', async () => {
    const { email, by, carehomeId, read } = await newHome();
    expect(await read()).toEqual(OPEN);

    const token = await t.mailedSecret(email, 'confirm-email');
    await t.call('user/confirm-email', { token });
    expect(await read()).toEqual({ ...OPEN, email: 'done' });

    await t.call(
      'home-details/edit',
      { telephone: '01632 960 300', address: '', visiting_times: 'Every day' },
      by,
    );
    await t.database.system((db) => testResident(db, carehomeId, t.now()));
    expect(await read()).toMatchObject({ details: 'done', residents: 'done', record: 'open' });

    const colleague = { email: `${randomUUID()}@example.org`, role: 'carer' } as const;
    expect((await t.call('invitations/add', colleague, { ...by, ...key() })).status).toBe(200);
    expect(await read()).toMatchObject({ colleagues: 'done', week: 'open' });

    const choir = { ...aSingAlong, recurrence: { repeats: 'daily', until: '2026-11-20' } } as const;
    expect((await t.call('events/add', choir, { ...by, ...key() })).body.count).toBe(3);
    expect(await read()).toMatchObject({ week: 'done', family: 'open' });
  });

  it('is gone once every step is done or skipped', async () => {
    const { by, read } = await newHome();
    for (const step of Object.keys(OPEN) as (keyof typeof OPEN)[])
      await t.call('setup/skip', { step, skipped: true }, by);
    expect(await read()).toBeNull();
    await t.call('setup/skip', { step: 'family', skipped: false }, by);
    expect(await read()).toMatchObject({ family: 'open', record: 'skipped' });
  });

  it('is gone when closed, and can be opened again', async () => {
    const { by, read } = await newHome();
    await t.call('setup/close', { closed: true }, by);
    expect(await read()).toBeNull();
    await t.call('setup/close', { closed: false }, by);
    expect(await read()).toEqual(OPEN);
  });

  it('leaves out what the package does not include', async () => {
    const manager = await t.signIn({ package_title: 'Package A' });
    const { body } = await t.call('setup/get', {}, manager);
    expect((body as Output<'setup/get'>)?.steps.map(({ id }) => id)).toEqual([
      'email',
      'details',
      'colleagues',
      'week',
    ]);
  });

  it('is not for colleagues, relatives and demonstration homes', async () => {
    const { carehomeId } = await newHome();
    for (const role of ['carer', 'activity_lead', 'relative'] as const) {
      const { token } = await t.signIn({ role, carehomeId });
      expect((await t.call('setup/get', {}, { token })).status).toBe(403);
      expect((await t.call('setup/close', { closed: true }, { token })).status).toBe(403);
    }
    const demo = await t.signIn({ is_demo: true });
    expect((await t.call('setup/get', {}, demo)).body).toBeNull();
  });
});
