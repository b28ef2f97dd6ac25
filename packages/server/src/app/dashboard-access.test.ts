import type { CallName, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { decide, linkRelative } from '../testing/resident.ts';
import { makeSessions } from '../testing/sessions.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const A = 'Package A';
const KINDS = {
  'manager on A': { role: 'home_manager', package_title: A },
  'manager on B': { role: 'home_manager', package_title: 'Package B' },
  'manager on C': { role: 'home_manager', package_title: 'Package C' },
  'manager on D': { role: 'home_manager', package_title: 'Package D' },
  'manager on E': { role: 'home_manager' },
  'organisation administrator': { role: 'org_admin' },
  'activity lead': { role: 'activity_lead' },
  'senior carer': { role: 'senior_carer' },
  nurse: { role: 'nurse' },
  carer: { role: 'carer' },
  receptionist: { role: 'reception' },
  volunteer: { role: 'volunteer_external' },
  inspector: { role: 'viewer_inspector' },
  'carer on a basic package': { role: 'carer', package_title: 'Package C', is_basic: true },
  'carer on an expired package': { role: 'carer', package_title: 'Package D', expired: true },
  'carer on A, which does not expire': { role: 'carer', package_title: A, expired: true },
  relative: { role: 'relative' },
  'relative on A': { role: 'relative', package_title: A },
  'relative on an expired package': { role: 'relative', expired: true },
  'relative on a basic package': { role: 'relative', is_basic: true },
  'lead of a family organisation': { role: 'family_lead', kind: 'family' },
  'member of a family organisation': { role: 'family_member', kind: 'family' },
  'member of an expired family organisation': {
    role: 'family_member',
    kind: 'family',
    expired: true,
  },
} as const;
type Kind = keyof typeof KINDS;

const kinds = Object.keys(KINDS) as Kind[];
const relatives = kinds.filter((kind) => kind.startsWith('relative'));
const families = kinds.filter((kind) => kind.includes('family organisation'));
const onA = kinds.filter((kind) => kind.includes(' on A'));
const expired = kinds.filter((kind) => kind.includes('expired'));

const REFUSED: Partial<Record<CallName, readonly Kind[]>> = {
  // "View featured activities: relatives, family organisations, and anyone on Package A."
  'dashboard/featured': kinds.filter(
    (kind) => !relatives.includes(kind) && !families.includes(kind) && !onA.includes(kind),
  ),
  // "View videos and the PAL section: not expired." Package A never is.
  'dashboard/videos': expired,
  // "View tutorials: not a relative."
  'dashboard/tutorials': relatives,
  // "View dashboard graphs: care-home users not on Package A."
  'dashboard/activity-count': [...new Set([...relatives, ...families, ...onA])],
  'dashboard/activity-feedback': [...new Set([...relatives, ...families, ...onA])],
  'dashboard/percentage-of-residents-engaged': [...new Set([...relatives, ...families, ...onA])],
  // Spec 6 names no permission for these.
  'dashboard/birthdays': [],
  'dashboard/relative-activity-ideas': [],
  'dashboard/key-performance-indicators': [],
  'dashboard/featured-products': [],
  'dashboard/notice-board': [],
};

describe.each(kinds)('dashboard calls of spec 7 for a %s', (kind) => {
  it('return 403 where spec 6 says so, and 200 otherwise', async () => {
    const { token } = await t.signIn(KINDS[kind]);
    const answered: Record<string, number> = {};
    for (const name of Object.keys(REFUSED))
      answered[name] = (await t.send(name, { body: '{}', token })).status;
    expect(answered).toEqual(
      Object.fromEntries(
        Object.entries(REFUSED).map(([name, refused]) => [
          name,
          refused.includes(kind) ? 403 : 200,
        ]),
      ),
    );
  });
});

describe('calls without a permission', () => {
  const body = async <N extends CallName>(name: N, token: string) =>
    (await t.send(name, { body: '{}', token })).body as Output<N>;

  it('return no figures of the home to a relative', async () => {
    const { manager, add } = await makeSessions(t, ['Molly']);
    await add();
    const theirs = await body('dashboard/key-performance-indicators', manager.token);
    expect(theirs.figures.find(({ id }) => id === 'K1')?.value).toBe(1);
    const { token } = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
    const { figures } = await body('dashboard/key-performance-indicators', token);
    expect(figures).toEqual([]);
  });

  it('return no birthdays to volunteers and inspectors, and only their own resident’s to families', async () => {
    const { manager, people } = await makeSessions(t, ['Molly', 'Arthur']);
    const [molly = ''] = people;
    const { carehomeId } = manager;
    const relative = await t.signIn({ role: 'relative', carehomeId });
    await t.database.system(async (db) => {
      await db
        .updateTable('residents')
        .set({ date_of_birth: '1938-11-20' })
        .where('carehome_id', '=', carehomeId)
        .execute();
      await linkRelative(db, carehomeId, {
        userId: relative.id,
        residentId: molly,
        access_level: 2,
        now: t.now(),
      });
      await decide(db, carehomeId, molly, {
        purpose: 'share_about_me_family',
        decision: 'yes',
        now: t.now(),
      });
    });
    expect(await body('dashboard/birthdays', manager.token)).toHaveLength(2);
    const own = await body('dashboard/birthdays', relative.token);
    expect(own.map(({ id }) => id)).toEqual([molly]);
    for (const role of ['volunteer_external', 'viewer_inspector'] as const) {
      const { token } = await t.signIn({ role, carehomeId });
      expect(await body('dashboard/birthdays', token)).toEqual([]);
    }
  });

  it('return an empty board and no birthdays to a family organisation', async () => {
    const { token } = await t.signIn({ role: 'family_lead', kind: 'family' });
    expect(await body('dashboard/birthdays', token)).toEqual([]);
    expect(await body('dashboard/notice-board', token)).toEqual([]);
    const home = await body('dashboard/home', token);
    expect([home.birthdays, home.notices, home.key_figures, home.missed]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('return general visit ideas about no resident to staff', async () => {
    const { manager } = await makeSessions(t, ['Molly']);
    const groups = await body('dashboard/relative-activity-ideas', manager.token);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ resident_id: null, preferred_name: null });
    expect(groups[0]?.ideas).toHaveLength(3);
    expect(JSON.stringify(groups)).not.toContain('Molly');
    for (const { why } of groups[0]?.ideas ?? [])
      expect(why.map(({ kind }) => kind)).not.toContain('interest');
  });

  it.each([
    ['a family organisation', { role: 'family_member', kind: 'family' }],
    ['a basic home on A', { role: 'carer', package_title: A, is_basic: true }],
  ] as const)('return to %s ideas from the guides featured today', async (_, who) => {
    const { token } = await t.signIn(who);
    const featured = await body('dashboard/featured', token);
    const [group] = await body('dashboard/relative-activity-ideas', token);
    const shown = featured.activities.map(({ id }) => id);
    for (const { id } of group?.ideas ?? []) {
      expect(shown).toContain(id);
      expect((await t.call('activities/get', { id }, { token })).status).toBe(200);
    }
    if (who.role === 'family_member') expect(group?.ideas).toHaveLength(3);
  });

  it('return no ideas to users who may open no guide', async () => {
    const { token } = await t.signIn({ role: 'carer', package_title: 'Package C', is_basic: true });
    expect(await body('dashboard/relative-activity-ideas', token)).toEqual([]);
  });

  it('return products to relatives unless their home disables them, and always to staff', async () => {
    const manager = await t.signIn();
    const relative = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
    expect((await body('dashboard/featured-products', relative.token)).length).toBeGreaterThan(5);
    expect((await body('me', relative.token)).carehome.products_for_relatives).toBe(true);
    const { body: settings } = await t.call('home-settings/get', {}, manager);
    const off = { ...settings, products_for_relatives: false };
    expect((await t.call('home-settings/edit', off, manager)).status).toBe(200);
    expect(await body('dashboard/featured-products', relative.token)).toEqual([]);
    expect((await t.call('products/open', { code: 'robot-cat' }, relative)).status).toBe(403);
    expect((await body('dashboard/featured-products', manager.token)).length).toBeGreaterThan(5);
  });
});
