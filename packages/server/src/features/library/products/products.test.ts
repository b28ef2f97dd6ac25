import { beforeAll, expect, it } from 'vitest';

import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

it('products say who they are not for, and link outside', async () => {
  const { body } = await t.call('dashboard/featured-products', {}, await t.signIn());
  expect(body.length).toBeGreaterThan(5);
  for (const { good_for, not_for, link } of body)
    expect([good_for.length > 9, not_for.length > 9, link.startsWith('https://')]).toEqual([
      true,
      true,
      true,
    ]);
});

it('views are counted per home, not per user', async () => {
  const { carehomeId, ...person } = await t.signIn({ role: 'carer' });
  const { body } = await t.call('products/open', { code: 'robot-cat' }, person);
  expect(body.link).toMatch(/^https:/);
  const clicks = await t.database.system((db) =>
    db
      .selectFrom('product_clicks as c')
      .innerJoin('library_items as i', 'i.id', 'c.item_id')
      .select(['i.code', 'c.clicked_at'])
      .where('carehome_id', '=', carehomeId)
      .execute(),
  );
  expect(clicks).toEqual([{ code: 'robot-cat', clicked_at: t.now().toISOString() }]);
});

it('returns 404 for unknown products', async () => {
  const { status } = await t.call('products/open', { code: 'gold-bar' }, await t.signIn());
  expect(status).toBe(404);
});
