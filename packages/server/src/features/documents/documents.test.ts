import { beforeAll, describe, expect, it } from 'vitest';

import { deletePastRows } from '../../app/retention.ts';
import { days } from '../../core/clock.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import {
  documentsAudited,
  LAST_WEEK,
  openedDocument,
  previewed,
  toldHome,
} from '../../testing/told-home.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('N23: who may', () => {
  it.each([
    { who: 'carer', organisation: {}, role: 'carer', A: 200, C: 403 },
    {
      who: 'manager on B',
      organisation: { package_title: 'Package B' },
      role: null,
      A: 200,
      C: 200,
    },
    {
      who: 'expired',
      organisation: { package_title: 'Package D', expired: true },
      role: null,
      A: 200,
      C: 200,
    },
    {
      who: 'manager on A',
      organisation: { package_title: 'Package A' },
      role: null,
      A: 403,
      C: 403,
    },
    { who: 'volunteer', organisation: {}, role: 'volunteer_external', A: 403, C: 403 },
  ] as const)('$who', async ({ organisation, role, A, C }) => {
    const { manager, peggy } = await toldHome(t, organisation);
    const by = role === null ? manager : await t.signIn({ role, carehomeId: manager.carehomeId });
    expect((await previewed(t, by, { kind: 'A', resident_id: peggy })).status).toBe(A);
    expect((await previewed(t, by, { kind: 'C' })).status).toBe(C);
  });

  it('of one person is for whom it is about: 404 for another home’s, 422 for nobody', async () => {
    const [{ peggy }, stranger] = [await toldHome(t), await t.signIn()];
    expect((await previewed(t, stranger, { kind: 'A', resident_id: peggy })).status).toBe(404);
    expect((await previewed(t, stranger, { kind: 'A' })).error.errors).toHaveProperty(
      'resident_id',
    );
    const backwards = { kind: 'C' as const, from: '2026-11-15', to: '2026-11-01' };
    expect((await t.call('documents/make', { ...backwards, format: 'pdf' }, stranger)).status).toBe(
      422,
    );
  });
});

describe('a document', () => {
  it('is made in the background, says how far it is, and every opening is noted', async () => {
    const { manager } = await toldHome(t);
    const { body } = await t.call(
      'documents/make',
      { kind: 'C', format: 'csv', ...LAST_WEEK },
      manager,
    );
    const get = async () => (await t.call('documents/get', { id: body.id }, manager)).body;
    expect(await get()).toMatchObject({ state: 'queued', progress: 0, file_bytes: null });
    expect((await t.call('documents/open', { id: body.id }, manager)).status).toBe(404);
    await t.jobs.runDue();
    expect(await get()).toMatchObject({ state: 'done', progress: 100, may_delete: true });
    await t.call('documents/open', { id: body.id }, manager);
    await t.call('documents/open', { id: body.id }, manager);
    expect((await documentsAudited(t, manager.id)).map(({ action }) => action)).toEqual([
      'document.make',
      'document.open',
      'document.open',
    ]);
  });

  it('can be removed by whoever made it, and goes by itself after seven days with its file', async () => {
    const { manager, peggy } = await toldHome(t);
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const { id } = await openedDocument(t, manager, { kind: 'C', format: 'csv' });
    expect((await t.call('documents/delete', { id }, carer)).status).toBe(404);
    const other = await openedDocument(t, manager, { kind: 'A', resident_id: peggy });
    expect((await t.call('documents/delete', { id: other.id }, carer)).status).toBe(403);
    expect((await t.call('documents/delete', { id: other.id }, manager)).status).toBe(200);
    expect((await t.call('documents/delete', { id }, manager)).status).toBe(200);
    expect((await t.call('documents/open', { id }, manager)).status).toBe(404);

    const later = await openedDocument(t, manager, { kind: 'C', format: 'csv' });
    t.advance(days(7) + 1);
    expect((await t.call('documents/open', { id: later.id }, manager)).status).toBe(404);
    const keys = async () =>
      t.database.system((db) =>
        db
          .selectFrom('documents')
          .select(['file_key'])
          .where('carehome_id', '=', manager.carehomeId)
          .execute(),
      );
    const [kept] = await keys();
    const retention = deletePastRows({ ...t, clock: t.now }, { error: () => {} });
    retention.stop();
    await retention.sweep();
    expect(await keys()).toEqual([]);
    expect(await t.media.getFile(`${kept?.file_key}-document.csv`)).toBeUndefined();
  });
});
