import { readCsv } from '@relish/shared/csv.ts';
import type { DocumentContent } from '@relish/shared/reports/documents/content.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import {
  documentsAudited,
  LAST_WEEK,
  openedDocument,
  OTHERS,
  previewed,
  findSection,
  makeDocumentHome,
} from '../../../testing/document-home.ts';
import { observing } from '../../../testing/observing.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('a care planning document', () => {
  it('contains everything, with charts, declined offers and the level with its review', async () => {
    const { manager, zebedee, peggy } = await makeDocumentHome(t);
    const preview = await previewed(t, manager, { kind: 'care_planning', resident_id: peggy });
    const read = JSON.stringify(preview.body);
    for (const words of ['SECRET-NOTE', 'SECRET-DISTRESS session', 'Engagement, mean of each week'])
      expect(read).toContain(words);
    const no = await previewed(t, manager, { kind: 'care_planning', resident_id: zebedee });
    expect(findSection(no.body as DocumentContent, 'Declined')).toMatchObject([
      { rows: [['Thu 12 Nov', 'Singing with Zebedee', 'Tired', 'Nothing recorded']] },
    ]);
    const { file } = await openedDocument(t, manager, {
      kind: 'care_planning',
      resident_id: peggy,
    });
    expect(pdfText(file)).toContain('Confidential:forstaffofthehome');
  });

  it('as a table has a row per participation and no formula', async () => {
    const { manager, peggy } = await makeDocumentHome(t);
    await t.database.system((db) =>
      db
        .updateTable('participations')
        .set({ note: '=HYPERLINK("http://x", "a,b")' })
        .where('carehome_id', '=', manager.carehomeId)
        .where('note', 'like', 'SECRET-NOTE%')
        .execute(),
    );
    const { file, opened } = await openedDocument(t, manager, {
      kind: 'care_planning',
      resident_id: peggy,
      format: 'csv',
    });
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...rows] = readCsv(file.toString('utf8'));
    expect(header?.slice(0, 4)).toEqual(['Date', 'Time', 'Resident', 'Activity']);
    expect(rows.map((row) => row[3])).toEqual([
      'Singing with Zebedee',
      'Hand massage',
      'SECRET-DISTRESS session',
    ]);
    expect(rows[1]?.at(-2)).toBe('\'=HYPERLINK("http://x", "a,b")');
    expect(opened.body.file_name).toBe('care-planning-2026-11-15.csv');
  });
});

describe('restricted content', () => {
  it('is left out for users without permission, and documents with it are hidden from them', async () => {
    const { manager, carer, ann, add } = await observing(t);
    await add({ type: 'concern', text: 'SECRET-CONCERN about a colleague.' }, manager);
    await add({ type: 'memory_shared', text: 'Spoke of the mill.' }, manager);
    const wanted = { kind: 'care_planning', resident_id: ann } as const;
    const readPreview = async (by: TestUser) =>
      JSON.stringify((await previewed(t, by, wanted)).body);
    expect(await readPreview(manager)).toContain('SECRET-CONCERN');
    expect(await readPreview(carer)).not.toContain('SECRET-CONCERN');
    expect(await readPreview(carer)).toContain('Spoke of the mill.');

    const { id } = await openedDocument(t, manager, wanted);
    for (const name of ['documents/open', 'documents/get', 'documents/delete'] as const)
      expect((await t.call(name, { id }, carer)).status).toBe(404);
    const listed = (await t.call('documents/list', {}, carer)).body as { id: string }[];
    expect(listed).toEqual([]);
    const own = await openedDocument(t, carer, wanted);
    expect(own.opened.status).toBe(200);
    expect(pdfText(own.file)).not.toContain('SECRET-CONCERN');
  });
});

describe('a home evidence document', () => {
  it('contains figures with definitions, resident codes and anonymous moments', async () => {
    const { manager } = await makeDocumentHome(t);
    const { body } = await previewed(t, manager, { kind: 'home_evidence' });
    const content = body as DocumentContent;
    const [figures] = findSection(content, 'Key figures');
    expect(figures).toMatchObject({
      figures: expect.arrayContaining([
        expect.objectContaining({ label: 'Activities', value: '3' }),
        expect.objectContaining({ label: 'Residents engaged', value: '25%' }),
        expect.objectContaining({ label: 'Declined', value: '25%' }),
        expect.objectContaining({ label: 'Mood change', value: 'Too few' }),
        expect.objectContaining({
          label: 'Relatives active in the last 30 days',
          definition: expect.stringMatching(/^Of \d+ linked relatives? on /),
        }),
      ]),
    });
    const read = JSON.stringify(content);
    expect(read).toContain('A resident and I sang for a resident’s birthday');
    for (const telling of [...OTHERS, 'Peggy', 'Hartley', 'SECRET-DISTRESS-NOTE', 'ROOM', 'Z.Q.'])
      expect(read).not.toContain(telling);
    // A resident's code may look like the code of a figure.
    expect(read.replaceAll(/\b\w{3}-\w{3}\b/g, '')).not.toMatch(/\bK\d+[amr]?\b/);
    const { file } = await openedDocument(t, manager, { kind: 'home_evidence' });
    expect(pdfText(file)).toContain('Residentsarenotnamed');
    for (const name of OTHERS) expect(pdfText(file)).not.toContain(name);
    const csv = await openedDocument(t, manager, { kind: 'home_evidence', format: 'csv' });
    expect(csv.file.toString('utf8')).not.toMatch(/Zebedee|Quillfeather|ROOM|Z\.Q\./);
  });

  it('states the share recorded within 24 hours, and who counts as engaged without a rating', async () => {
    const { manager } = await makeDocumentHome(t);
    await t.database.system(async (db) => {
      const [first] = await db
        .selectFrom('reports')
        .select('id')
        .where('carehome_id', '=', manager.carehomeId)
        .where('day', '>=', LAST_WEEK.from)
        .where('status', '<>', 'voided')
        .orderBy('started_at')
        .execute();
      await db
        .updateTable('reports')
        // Three days after the activity, so the record is late.
        .set({ started_at: '2026-11-09T10:00:00.000Z', day: '2026-11-09' })
        .where('id', '=', first?.id ?? '')
        .execute();
      await db
        .updateTable('participations')
        .set({ engagement: null })
        .where('carehome_id', '=', manager.carehomeId)
        .where('attendance', '=', 'took_part')
        .execute();
    });
    const { body } = await previewed(t, manager, { kind: 'home_evidence' });
    const read = JSON.stringify(body);
    expect(read).toContain('Staff recorded 3 activities, 67% of them within 24 hours.');
    expect(read).not.toContain('at the time');
    expect(read).toContain(
      'Of 1 counted, 0 have a rating of looking and listening or more; 1 took part without a rating',
    );
  });

  it('lists no one as missed in a new home, and says when figures start', async () => {
    const { manager } = await makeDocumentHome(t);
    await t.database.system(async (db) => {
      await db
        .updateTable('carehomes')
        .set({ first_day: '2026-11-14' })
        .where('id', '=', manager.carehomeId)
        .execute();
      await db
        .updateTable('reports')
        .set({ status: 'voided' })
        .where('carehome_id', '=', manager.carehomeId)
        .execute();
    });
    const { body } = await previewed(t, manager, { kind: 'home_evidence' });
    expect(findSection(body as DocumentContent, 'Who has been missed')).toMatchObject([
      { text: expect.stringContaining('Nobody is listed as missed in the first two weeks.') },
    ]);
    expect(JSON.stringify(body)).toContain('Figures start on 14 Nov 2026');
  });

  it('names residents only on a manager’s request, which is audited', async () => {
    const { manager } = await makeDocumentHome(t);
    const { body } = await previewed(t, manager, { kind: 'home_evidence', names: true });
    expect(JSON.stringify(body)).toContain('Zebedee Quillfeather, room ROOM-13');
    expect(await documentsAudited(t, manager.id)).toMatchObject([
      { action: 'document.preview-names' },
    ]);
  });

  it('shows an inspector pseudonyms, and no document about one resident', async () => {
    const { manager, peggy } = await makeDocumentHome(t);
    const inspector = await t.signIn({
      role: 'viewer_inspector',
      carehomeId: manager.carehomeId,
    });
    const { body } = await previewed(t, inspector, { kind: 'home_evidence' });
    for (const telling of [...OTHERS, 'ROOM', 'Z.Q.', 'Peggy'])
      expect(JSON.stringify(body)).not.toContain(telling);
    expect((await previewed(t, inspector, { kind: 'home_evidence', names: true })).status).toBe(
      403,
    );
    expect(
      (await previewed(t, inspector, { kind: 'care_planning', resident_id: peggy })).status,
    ).toBe(403);
    const mine = await openedDocument(t, inspector, { kind: 'home_evidence', format: 'csv' });
    expect(mine.file.toString('utf8')).not.toMatch(/Zebedee|ROOM|Hartley/);
    const theirs = await openedDocument(t, manager, { kind: 'home_evidence', names: true });
    expect((await t.call('documents/open', { id: theirs.id }, inspector)).status).toBe(404);
    const listed = (await t.call('documents/list', {}, inspector)).body as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual([mine.id]);
  });

  it('counts only the chosen residents', async () => {
    const { manager, zebedee } = await makeDocumentHome(t);
    const input = { kind: 'home_evidence' as const, ...LAST_WEEK, resident_ids: [zebedee] };
    const { body } = await t.call('documents/preview', input, manager);
    expect(findSection(body as DocumentContent, 'Key figures')).toMatchObject([
      {
        figures: expect.arrayContaining([
          expect.objectContaining({ label: 'Declined', value: '100%' }),
        ]),
      },
    ]);
  });
});
