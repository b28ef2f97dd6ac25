import type { ActivityCard } from '@relish/shared/library/activities/contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { markChanged } from '../../../content/import-content.ts';
import { days } from '../../../core/clock.ts';
import { findGuideId } from '../../../testing/activities.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';

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
const listIds = async (call: 'dashboard/featured' | 'activities/search', input = {}) =>
  ((await t.call(call, input, us)).body as { activities: ActivityCard[] }).activities.map(
    ({ id }) => id,
  );

describe('an activity that the editor', () => {
  it('pins is featured first until its last day', async () => {
    const id = await findGuideId(t, 'balloon-keep-up');
    await decide(id, { pinned_until: '2026-11-15' });
    expect((await listIds('dashboard/featured'))[0]).toBe(id);
    t.advance(days(1));
    expect((await listIds('dashboard/featured'))[0]).not.toBe(id);
  });

  it('unpublishes disappears at once', async () => {
    const id = await findGuideId(t, 'wool-winding');
    expect((await t.call('activities/get', { id }, us)).status).toBe(200);
    expect(await listIds('activities/search', { tab: 'recent' })).toContain(id);
    await decide(id, { published: false });
    expect((await t.call('activities/get', { id }, us)).status).toBe(404);
    for (const input of [{ tab: 'recent' }, { query: 'wool winding' }])
      expect(await listIds('activities/search', input)).not.toContain(id);
  });
});
