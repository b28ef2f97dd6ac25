import { expect, it } from 'vitest';

import { createPasswords } from '../core/passwords.ts';
import { testApp } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { ensureDemoData } from './demo.ts';

const EXPECTED = {
  'package-a': { package: { title: 'Package A' }, role: 'home_manager' },
  'package-b': { package: { title: 'Package B' }, role: 'home_manager' },
  'package-c': { package: { title: 'Package C', is_basic: false }, role: 'home_manager' },
  'package-d': {
    package: { title: 'Package D' },
    expired: false,
    carehome: { organisation: { is_risk_assessment_enabled: false } },
  },
  'package-e': {
    package: { title: 'Package E' },
    carehome: { organisation: { is_risk_assessment_enabled: true } },
  },
  expired: { package: { title: 'Package D' }, expired: true },
  basic: { package: { title: 'Package C', is_basic: true }, expired: false },
  relative: { package: { title: 'Package E' }, type: 'family' },
  family: { package: { title: 'Package B' }, organisation_type: 2 },
  'many-homes': { package: { title: 'Package D' }, carehomes_count: 3 },
  carer: { package: { title: 'Package E' }, role: 'carer', type: 'staff' },
};

it('every demonstration account signs in as what it is', async () => {
  const opened = await freshDatabase();
  const passwords = createPasswords({
    algorithm: 2,
    memoryCost: 1024,
    timeCost: 1,
    parallelism: 1,
  });
  const t = await testApp({ database: opened });
  const make = () =>
    ensureDemoData({ database: opened.database, passwords, sealer: t.sealer, now: t.now() });
  expect([await make(), await make()]).toEqual([true, false]);

  const homes: Record<string, string> = {};
  for (const [name, expected] of Object.entries(EXPECTED)) {
    const login = await t.call('login', { email: `${name}@relish.test`, password: DEMO_PASSWORD });
    const me = await t.call('me', {}, { token: login.body.token });
    expect(me.body).toMatchObject(expected);
    homes[name] = me.body.carehome.id;
  }
  for (const name of ['package-b', 'package-c', 'package-d', 'package-e', 'expired', 'basic']) {
    const { body } = await t.call('login', {
      email: `${name}@relish.test`,
      password: DEMO_PASSWORD,
    });
    const here = (await t.call('residents/list', {}, body)).body as { id: string }[];
    const past = (await t.call('residents/list', { archived: true }, body)).body as unknown[];
    expect(here.length + past.length).toBeGreaterThanOrEqual(24);
    // Told by hand, so read whole: an answer that does not fit the contract is a fault.
    for (const { id } of here) {
      expect((await t.call('residents/get', { id }, body)).status).toBe(200);
      if (name === 'package-e')
        expect((await t.call('residents/glance', { id }, body)).status).toBe(200);
    }
  }
  const susan = await t.call('login', {
    email: 'relative@relish.test',
    password: DEMO_PASSWORD,
  });
  expect((await t.call('relatives/my-people', {}, susan.body)).body).toMatchObject([
    { preferred_name: 'Peggy' },
  ]);
  const grace = await t.call('login', {
    email: 'package-e@relish.test',
    password: DEMO_PASSWORD,
  });
  expect((await t.call('observations/alerts', {}, grace.body)).body).toMatchObject({
    count: 1,
    alerts: [{ type: 'skin_or_injury_seen' }],
  });
  expect(homes['relative']).toBe(homes['package-e']);
  expect(homes['carer']).toBe(homes['package-e']);
  await opened.close();
}, 60_000);
