import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const CAUTIOUS = {
  pal_review_months: 3,
  pal_guide_for_relatives: false,
  room_shown_to_relatives: false,
  email_attachments: false,
};

describe('the settings of a home', () => {
  it('are cautious until somebody decides, and belong to that home', async () => {
    const [ours, theirs] = [await t.signIn(), await t.signIn()];
    expect((await t.call('home-settings/get', {}, ours)).body).toEqual(CAUTIOUS);
    const changed = { ...CAUTIOUS, pal_review_months: 12, room_shown_to_relatives: true };
    expect((await t.call('home-settings/edit', changed, ours)).body).toEqual(changed);
    const carer = await t.signIn({ role: 'carer', carehomeId: ours.carehomeId });
    expect((await t.call('home-settings/get', {}, carer)).body).toEqual(changed);
    expect((await t.call('home-settings/edit', CAUTIOUS, carer)).status).toBe(403);
    expect((await t.call('home-settings/get', {}, theirs)).body).toEqual(CAUTIOUS);
  });

  it.each([0, 13, 2.5])('refuse a review after %s months', async (pal_review_months) => {
    const manager = await t.signIn();
    const { error } = await t.call(
      'home-settings/edit',
      { ...CAUTIOUS, pal_review_months },
      manager,
    );
    expect(Object.keys(error.errors ?? {})).toEqual(['pal_review_months']);
  });

  it('cannot be changed in a relative’s transaction, whatever the query', async () => {
    const { id, carehomeId } = await t.signIn({ role: 'relative' });
    const { numUpdatedRows } = await t.database.asTenant(
      { carehomeId, userId: id, isRelative: true },
      (db) =>
        db
          .updateTable('carehomes')
          .set({ settings: '{}' })
          .where('id', '=', carehomeId)
          .executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(0n);
  });
});
