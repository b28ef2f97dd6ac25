import type { ActivityCard } from '@relish/shared/activities/contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../core/clock.ts';
import { markChanged } from '../../library/import-content.ts';
import { guideIdOf } from '../../testing/activities.ts';
import { type TestApp, testApp, type TestUser } from '../../testing/test-app.ts';
import { freshDatabase } from '../../testing/test-database.ts';

// What all homes share is changed here.
let t: TestApp;
let us: TestUser;
beforeAll(async () => {
  t = await testApp({ database: await freshDatabase() });
  us = await t.signIn({ package_title: 'Package A' });
});

const decide = (id: string, values: { published?: boolean; pinned_until?: string }) =>
  t.database.system(async (db) => {
    await db.updateTable('library_items').set(values).where('id', '=', id).execute();
    await markChanged(db);
  });
const idsOf = async (call: 'dashboard/featured' | 'activities/search', input = {}) =>
  ((await t.call(call, input, us)).body as { activities: ActivityCard[] }).activities.map(
    ({ id }) => id,
  );

describe('what the editor', () => {
  it('pins is featured first, until its last day', async () => {
    const id = await guideIdOf(t, 'balloon-keep-up');
    await decide(id, { pinned_until: '2026-11-15' });
    expect((await idsOf('dashboard/featured'))[0]).toBe(id);
    t.advance(days(1));
    expect((await idsOf('dashboard/featured'))[0]).not.toBe(id);
  });

  it('takes back is gone at once', async () => {
    const id = await guideIdOf(t, 'wool-winding');
    expect((await t.call('activities/get', { id }, us)).status).toBe(200);
    expect(await idsOf('activities/search', { tab: 'recent' })).toContain(id);
    await decide(id, { published: false });
    expect((await t.call('activities/get', { id }, us)).status).toBe(404);
    for (const input of [{ tab: 'recent' }, { query: 'wool winding' }])
      expect(await idsOf('activities/search', input)).not.toContain(id);
  });
});
