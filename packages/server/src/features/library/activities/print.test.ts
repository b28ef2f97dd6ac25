import { beforeAll, describe, expect, it } from 'vitest';

import { findGuideId } from '../../../testing/activities.ts';
import { countPages } from '../../../testing/pdf-pages.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('printing', () => {
  it.each(['guide', 'cards'] as const)('produces a %s of the chosen activities', async (layout) => {
    const us = await t.signIn();
    const ids = [await findGuideId(t, 'wool-winding'), await findGuideId(t, 'balloon-keep-up')];
    const { body } = await t.call('activities/print', { ids, layout }, us);
    const pdf = Buffer.from(body.base64 as string, 'base64');
    expect(body.file_name).toMatch(/^activity-(guides|cards)\.pdf$/);
    expect(countPages(pdf)).toBe(layout === 'guide' ? 2 : 1);
  });

  it('includes only activities the user may open', async () => {
    const family = await t.signIn({ role: 'family_lead', kind: 'family' });
    const ids = [await findGuideId(t, 'parachute-waves')];
    expect((await t.call('activities/print', { ids, layout: 'guide' }, family)).status).toBe(404);
  });
});
