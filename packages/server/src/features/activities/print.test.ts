import { beforeAll, describe, expect, it } from 'vitest';

import { guideIdOf } from '../../testing/activities.ts';
import { pagesOf } from '../../testing/pdf-pages.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('printing', () => {
  it.each(['guide', 'cards'] as const)('makes a %s of what was chosen', async (layout) => {
    const us = await t.signIn();
    const ids = [await guideIdOf(t, 'wool-winding'), await guideIdOf(t, 'balloon-keep-up')];
    const { body } = await t.call('activities/print', { ids, layout }, us);
    const pdf = Buffer.from(body.base64 as string, 'base64');
    expect(body.file_name).toMatch(/^activity-(guides|cards)\.pdf$/);
    expect(pagesOf(pdf)).toBe(layout === 'guide' ? 2 : 1);
  });

  it('is only of what one may open', async () => {
    const family = await t.signIn({ role: 'family_lead', kind: 'family' });
    const ids = [await guideIdOf(t, 'parachute-waves')];
    expect((await t.call('activities/print', { ids, layout: 'guide' }, family)).status).toBe(404);
  });
});
