import { beforeAll, expect, it } from 'vitest';

import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

it('products say for whom they are not, and lead outside', async () => {
  const { body } = await t.call('dashboard/featured-products', {}, await t.signIn());
  expect(body.length).toBeGreaterThan(5);
  for (const { good_for, not_for, link } of body)
    expect([good_for.length > 9, not_for.length > 9, link.startsWith('https://')]).toEqual([
      true,
      true,
      true,
    ]);
});

it('that somebody looked is counted for the home, and never who', async () => {
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

it('relatives are sold nothing', async () => {
  const relative = await t.signIn({ role: 'relative' });
  expect((await t.call('dashboard/featured-products', {}, relative)).status).toBe(403);
  expect((await t.call('products/open', { code: 'robot-cat' }, relative)).status).toBe(403);
});

it('what is not there is 404', async () => {
  const { status } = await t.call('products/open', { code: 'gold-bar' }, await t.signIn());
  expect(status).toBe(404);
});
