import type { Output } from '@relish/shared/calls.ts';
import { listPaperWarnings } from '@relish/shared/events/performers/papers.ts';
import { BASES } from '@relish/shared/residents/consents/purposes.ts';
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

it('every demonstration account signs in with its role', async () => {
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
    // Written by hand, so check every answer against the contract.
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
  const quoted = await opened.database.system((db) =>
    db
      .selectFrom('participations')
      .innerJoin('residents', 'residents.id', 'participations.resident_id')
      .select('residents.communication')
      .where('participations.quote', 'is not', null)
      .execute(),
  );
  expect(quoted.length).toBeGreaterThan(100);
  const speeches = new Set(quoted.map(({ communication }) => communication.speech));
  expect(speeches).not.toContain('few_words');
  expect(speeches).not.toContain('no_words');
  const unsupported = await opened.database.system((db) =>
    db
      .selectFrom('consents')
      .select(['purpose', 'basis'])
      .where('decision', '=', 'yes')
      .where('basis', '<>', 'own_consent')
      .where((where) =>
        where.or([
          where('capacity_note_id', 'is', null),
          where('decided_by', 'is', null),
          where.and([where('basis', '=', 'best_interests'), where('best_interests', 'is', null)]),
        ]),
      )
      .execute(),
  );
  expect(unsupported).toEqual([]);
  const bases = await opened.database.system((db) =>
    db.selectFrom('consents').select('basis').where('decision', '=', 'yes').distinct().execute(),
  );
  expect(new Set(bases.map(({ basis }) => basis))).toEqual(new Set(BASES));
  expect(
    (await t.call('home-settings/get', {}, grace.body)).body.safeguarding_contacts,
  ).toHaveLength(1);
  const performers = (await t.call('performers/list', {}, grace.body))
    .body as Output<'performers/list'>;
  const warned = performers.filter(
    (each) => listPaperWarnings(each, t.now().toISOString().slice(0, 10)).length > 0,
  );
  expect([performers.length, warned.length]).toEqual([4, 1]);
  const dog = await t.call('performers/get', { id: warned[0]?.id ?? '' }, grace.body);
  expect(dog.body.opinion.liked).toBeGreaterThan(0);
  const proposals = (await t.call('proposals/list', {}, susan.body))
    .body as Output<'proposals/list'>;
  expect(proposals.map(({ status }) => status).toSorted()).toEqual([
    'accepted',
    'declined',
    'open',
    'open',
  ]);
  expect((await t.call('places/list', {}, grace.body)).body).toHaveLength(5);
  expect((await t.call('feedback/count', {}, grace.body)).body).toMatchObject({
    open: 3,
    overdue: 1,
    compliments: 3,
  });
  const actions = (await t.call('actions/list', {}, grace.body)).body as Output<'actions/list'>;
  const published = actions.rows.filter(({ published_at }) => published_at !== null);
  expect([actions.rows.length, published.length]).toEqual([6, 2]);
  const ids = published.map(({ id }) => id);
  expect((await t.call('actions/poster', { ids }, grace.body)).status).toBe(200);
  expect((await t.call('meetings/list', {}, grace.body)).body.rows).toHaveLength(2);
  expect(homes['relative']).toBe(homes['package-e']);
  expect(homes['carer']).toBe(homes['package-e']);
  await opened.close();
}, 60_000);
