import { beforeAll, describe, expect, it } from 'vitest';

import { deletePastRows } from '../../../app/retention.ts';
import { days } from '../../../core/clock.ts';
import type { Db } from '../../../db/database.ts';
import {
  documentsAudited,
  LAST_WEEK,
  openedDocument,
  previewed,
  makeDocumentHome,
} from '../../../testing/document-home.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { buildDocument } from './build.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

it('reads the evidence of a home in short transactions, so that others are served in between', async () => {
  const { manager } = await makeDocumentHome(t);
  let reads = 0;
  const read = <T>(query: (db: Db) => Promise<T>) => {
    reads += 1;
    return t.database.system(query);
  };
  const sources = { ...t.jobContext, read, carehomeId: manager.carehomeId, now: t.now() };
  await buildDocument(sources, {
    kind: 'home_evidence',
    resident_id: null,
    from: '2026-08-16',
    to: '2026-11-15',
    requested_by: manager.id,
    options: { resident_ids: [], names: false, pseudonyms: false, levels: false, concerns: false },
  });
  // Ten kinds of facts, and the records in parts.
  expect(reads).toBeGreaterThan(10);
});

describe('N23: documents for', () => {
  it.each([
    { who: 'carer', organisation: {}, role: 'carer', update: 200, evidence: 403 },
    {
      who: 'manager on B',
      organisation: { package_title: 'Package B' },
      role: null,
      update: 200,
      evidence: 200,
    },
    {
      who: 'expired',
      organisation: { package_title: 'Package D', expired: true },
      role: null,
      update: 200,
      evidence: 200,
    },
    {
      who: 'manager on A',
      organisation: { package_title: 'Package A' },
      role: null,
      update: 403,
      evidence: 403,
    },
    { who: 'volunteer', organisation: {}, role: 'volunteer_external', update: 403, evidence: 403 },
  ] as const)('$who', async ({ organisation, role, update, evidence }) => {
    const { manager, peggy } = await makeDocumentHome(t, organisation);
    const by = role === null ? manager : await t.signIn({ role, carehomeId: manager.carehomeId });
    expect((await previewed(t, by, { kind: 'family_update', resident_id: peggy })).status).toBe(
      update,
    );
    expect((await previewed(t, by, { kind: 'home_evidence' })).status).toBe(evidence);
  });

  it('of one resident return 404 for another home’s and 422 for none', async () => {
    const [{ peggy }, stranger] = [await makeDocumentHome(t), await t.signIn()];
    expect(
      (await previewed(t, stranger, { kind: 'family_update', resident_id: peggy })).status,
    ).toBe(404);
    expect((await previewed(t, stranger, { kind: 'family_update' })).error.errors).toHaveProperty(
      'resident_id',
    );
    const backwards = { kind: 'home_evidence' as const, from: '2026-11-15', to: '2026-11-01' };
    expect((await t.call('documents/make', { ...backwards, format: 'pdf' }, stranger)).status).toBe(
      422,
    );
  });
});

describe('a document', () => {
  it('is generated in the background with progress, and every opening is audited', async () => {
    const { manager } = await makeDocumentHome(t);
    const { body } = await t.call(
      'documents/make',
      { kind: 'home_evidence', format: 'csv', ...LAST_WEEK },
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

  it('is not opened once its file differs from the one that was made', async () => {
    const { manager } = await makeDocumentHome(t);
    const { id, opened } = await openedDocument(t, manager, {
      kind: 'home_evidence',
      format: 'csv',
    });
    expect(opened.status).toBe(200);
    const { file_key } = await t.database.system((db) =>
      db.selectFrom('documents').select('file_key').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    await t.media.putFile(`${file_key}-document.csv`, Buffer.from('Week,Residents'));
    expect((await t.call('documents/open', { id }, manager)).status).toBe(404);
  });

  it('can be removed by its author, and expires with its file after seven days', async () => {
    const { manager, peggy } = await makeDocumentHome(t);
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const { id } = await openedDocument(t, manager, { kind: 'home_evidence', format: 'csv' });
    expect((await t.call('documents/delete', { id }, carer)).status).toBe(404);
    const other = await openedDocument(t, manager, { kind: 'family_update', resident_id: peggy });
    expect((await t.call('documents/delete', { id: other.id }, carer)).status).toBe(403);
    expect((await t.call('documents/delete', { id: other.id }, manager)).status).toBe(200);
    expect((await t.call('documents/delete', { id }, manager)).status).toBe(200);
    expect((await t.call('documents/open', { id }, manager)).status).toBe(404);

    const later = await openedDocument(t, manager, { kind: 'home_evidence', format: 'csv' });
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
