import { randomUUID } from 'node:crypto';

import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can } from '@relish/shared/permissions.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days, minutes } from '../../../core/clock.ts';
import { PASSWORD, type TestApp, testApp } from '../../../testing/test-app.ts';
import { updateOrganisation } from './public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const register = async (
  on: TestApp,
  organisation: { kind?: 'care_home' | 'family'; time_zone?: string } = {},
) => {
  const { body } = await on.call('register', {
    email: `${randomUUID()}@example.org`,
    password: PASSWORD,
    first_name: 'Ada',
    last_name: 'Okoro',
    is_adult: true,
    organisation: { kind: 'care_home', name: 'Bramble House', region: 'wales', ...organisation },
  });
  const token = body.token as string;
  const me = async () => (await on.call('me', {}, { token })).body as CurrentUser;
  return { token, me };
};

const newHome = async () => {
  // Each test moves the clock, and sessions last shorter than a trial.
  const app = await testApp();
  const manager = await register(app);
  const stay = async (count: number) => {
    for (let day = 0; day < count; day += 1) {
      app.advance(days(1));
      await manager.me();
    }
  };
  return { ...manager, app, stay };
};

const RESIDENT = {
  first_name: 'Molly',
  last_name: 'Bright',
  date_of_birth: '1938-04-02',
  move_in_date: '2026-11-01',
};

describe('the trial of a new care home', () => {
  it('starts with 30 days of Package E, for care homes only', async () => {
    const [home, family] = [await register(t), await register(t, { kind: 'family' })];
    expect(await home.me()).toMatchObject({
      package: { title: 'Package E', is_basic: false },
      expired: false,
      trial_days_left: 30,
    });
    expect(await family.me()).toMatchObject({
      package: { title: 'Package A' },
      trial_days_left: null,
    });
  });

  it('works on its last day, and is expired on the next with everything still readable', async () => {
    const { token, me, stay, app } = await newHome();
    const add = () =>
      app.call('residents/add', RESIDENT, {
        token,
        headers: { 'idempotency-key': randomUUID() },
      });
    await stay(30);
    expect(await me()).toMatchObject({ expired: false, trial_days_left: 0 });
    const added = await add();
    expect(added.status).toBe(200);

    await stay(1);
    const after = await me();
    expect(after).toMatchObject({
      expired: true,
      trial_days_left: null,
      package: { title: 'Package E' },
    });
    expect((await add()).status).toBe(403);
    expect(can(after, 'reports.view')).toBe(true);
    const read = await app.call('residents/get', { id: added.body.id }, { token });
    expect([read.status, read.body.first_name]).toEqual([200, 'Molly']);

    await app.database.system((db) =>
      updateOrganisation(db, after.carehome.organisation.id, {
        package_title: 'Package C',
        trial_ends_on: null,
      }),
    );
    expect(await me()).toMatchObject({ expired: false, trial_days_left: null });
    expect((await add()).status).toBe(200);
  });

  it('ends at midnight where the home is', async () => {
    const app = await testApp();
    // 09:00 in London is 22:00 in Auckland.
    const { me } = await register(app, { time_zone: 'Pacific/Auckland' });
    app.advance(minutes(2 * 60 - 1));
    expect((await me()).trial_days_left).toBe(30);
    app.advance(minutes(1));
    expect((await me()).trial_days_left).toBe(29);
  });

  it('is not shown to colleagues and relatives', async () => {
    const { carehome } = await (await register(t)).me();
    for (const role of ['carer', 'nurse', 'relative', 'viewer_inspector'] as const) {
      const { token } = await t.signIn({ role, carehomeId: carehome.id });
      expect((await t.call('me', {}, { token })).body.trial_days_left).toBeNull();
    }
  });

  it('has the days and the package that the operator configures', async () => {
    const app = await testApp({ TRIAL_DAYS: 14, TRIAL_PACKAGE: 'C' });
    expect(await (await register(app)).me()).toMatchObject({
      package: { title: 'Package C' },
      trial_days_left: 14,
    });
  });

  it('is left out with 0 days', async () => {
    const app = await testApp({ TRIAL_DAYS: 0 });
    expect(await (await register(app)).me()).toMatchObject({
      package: { title: 'Package A' },
      expired: false,
      trial_days_left: null,
    });
  });

  it('leaves homes without a trial alone, however old', async () => {
    const { token } = await t.signIn({ package_title: 'Package D' });
    expect((await t.call('me', {}, { token })).body).toMatchObject({
      expired: false,
      trial_days_left: null,
    });
  });
});
