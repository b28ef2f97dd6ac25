import type { ActivityCard } from '@relish/shared/library/activities/contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const featured = async (user: TestUser) => {
  const { status, body } = await t.call('dashboard/featured', {}, user);
  expect(status).toBe(200);
  return body as { themes: { theme: string }[]; activities: ActivityCard[] };
};
const listIds = async (user: TestUser) => (await featured(user)).activities.map(({ id }) => id);

describe.each([
  ['a manager', { role: 'home_manager' }, { featured: 403, all: 200 }],
  ['a manager on A', { package_title: 'Package A' }, { featured: 200, all: 200 }],
  ['one whose package is basic', { is_basic: true }, { featured: 403, all: 403 }],
  ['one whose package has ended', { expired: true }, { featured: 403, all: 403 }],
  [
    'somebody basic on A',
    { package_title: 'Package A', is_basic: true },
    { featured: 200, all: 403 },
  ],
  ['a relative', { role: 'relative' }, { featured: 200, all: 200 }],
  ['a family organisation', { role: 'family_lead', kind: 'family' }, { featured: 200, all: 403 }],
] as const)('%s', (_, kind, expected) => {
  it('sees activities according to the package', async () => {
    const user = await t.signIn(kind);
    expect({
      featured: (await t.call('dashboard/featured', {}, user)).status,
      all: (await t.call('activities/search', {}, user)).status,
    }).toEqual(expected);
  });
});

describe('featured activities', () => {
  it('are eight, the same for everyone in a home today, and others in a week', async () => {
    const us = await t.signIn({ package_title: 'Package A' });
    const colleague = await t.signIn({ carehomeId: us.carehomeId, role: 'carer' });
    const today = await listIds(us);
    expect(today).toHaveLength(8);
    expect(await listIds(colleague)).toEqual(today);
    t.advance(days(7));
    expect(await listIds(us)).not.toEqual(today);
  });

  it('suit a visit where families see them', async () => {
    const family = await t.signIn({ role: 'family_lead', kind: 'family' });
    for (const id of await listIds(family)) {
      const { status, body } = await t.call('activities/get', { id }, family);
      expect(status).toBe(200);
      expect(body.guide.visit).not.toBeNull();
    }
  });

  it('are all that limited users can open; relatives can open visit ideas too', async () => {
    const manager = await t.signIn();
    const { activities } = (await t.call('activities/search', { limit: 100 }, manager)).body as {
      activities: ActivityCard[];
    };
    for (const kind of [
      { package_title: 'Package A', is_basic: true },
      { role: 'family_lead', kind: 'family' },
      { role: 'relative', package_title: 'Package C', is_basic: true },
    ] as const) {
      const them = await t.signIn(kind);
      const shown = await listIds(them);
      const statuses = new Set<number>();
      for (const { id } of activities.slice(0, 20)) {
        const { visit } = (await t.call('activities/get', { id }, manager)).body.guide as {
          visit: object | null;
        };
        const isIdea = 'role' in kind && kind.role === 'relative' && visit !== null;
        const { status } = await t.call('activities/get', { id }, them);
        expect(status).toBe(isIdea || shown.includes(id) ? 200 : 404);
        statuses.add(status);
      }
      expect(statuses).toContain(404);
      for (const id of shown)
        expect((await t.call('activities/get', { id }, them)).status).toBe(200);
    }
  });
});
