import type { DocumentContent } from '@relish/shared/documents/content.ts';
import { readCsv } from '@relish/shared/resident-import/csv.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { observing } from '../../testing/observing.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { type TestApp, testApp, type TestUser } from '../../testing/test-app.ts';
import {
  documentsAudited,
  LAST_WEEK,
  openedDocument,
  OTHERS,
  previewed,
  sectionOf,
  toldHome,
} from '../../testing/told-home.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('B, for care planning', () => {
  it('tells everything, with charts, what was declined, and the level with its review', async () => {
    const { manager, zebedee, peggy } = await toldHome(t);
    const told = await previewed(t, manager, { kind: 'B', resident_id: peggy });
    const read = JSON.stringify(told.body);
    for (const words of ['SECRET-NOTE', 'SECRET-DISTRESS session', 'Engagement, mean of each week'])
      expect(read).toContain(words);
    const no = await previewed(t, manager, { kind: 'B', resident_id: zebedee });
    expect(sectionOf(no.body as DocumentContent, 'Declined')).toMatchObject([
      { rows: [['Thu 12 Nov', 'Singing with Zebedee', 'Tired', 'Nothing recorded']] },
    ]);
    const { file } = await openedDocument(t, manager, { kind: 'B', resident_id: peggy });
    expect(pdfText(file)).toContain('Confidential:forstaffofthehome');
  });

  it('as a table has a row per participation, and no formula', async () => {
    const { manager, peggy } = await toldHome(t);
    await t.database.system((db) =>
      db
        .updateTable('participations')
        .set({ note: '=HYPERLINK("http://x", "a,b")' })
        .where('carehome_id', '=', manager.carehomeId)
        .where('note', 'like', 'SECRET-NOTE%')
        .execute(),
    );
    const { file, opened } = await openedDocument(t, manager, {
      kind: 'B',
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

describe('what only some may read', () => {
  it('is in no document of somebody who may not, and theirs are not for that person', async () => {
    const { manager, carer, ann, add } = await observing(t);
    await add({ type: 'concern', text: 'SECRET-CONCERN about a colleague.' }, manager);
    await add({ type: 'memory_shared', text: 'Spoke of the mill.' }, manager);
    const wanted = { kind: 'B', resident_id: ann } as const;
    const told = async (by: TestUser) => JSON.stringify((await previewed(t, by, wanted)).body);
    expect(await told(manager)).toContain('SECRET-CONCERN');
    expect(await told(carer)).not.toContain('SECRET-CONCERN');
    expect(await told(carer)).toContain('Spoke of the mill.');

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

describe('C, about the home', () => {
  it('tells figures with their definitions, initials and rooms, and anonymous stories', async () => {
    const { manager } = await toldHome(t);
    const { body } = await previewed(t, manager, { kind: 'C' });
    const content = body as DocumentContent;
    const [figures] = sectionOf(content, 'Key figures');
    expect(figures).toMatchObject({
      figures: expect.arrayContaining([
        expect.objectContaining({ code: 'K1', value: '3' }),
        expect.objectContaining({ code: 'K3', value: '25 %' }),
        expect.objectContaining({ code: 'K11', value: '25 %' }),
        expect.objectContaining({ code: 'K9', value: 'Too few' }),
      ]),
    });
    const read = JSON.stringify(content);
    expect(read).toContain('Z.Q., room ROOM-13');
    expect(read).toContain('A resident and I sang for a resident’s birthday');
    for (const name of [...OTHERS, 'Peggy', 'Margaret', 'Hartley', 'SECRET-DISTRESS-NOTE'])
      expect(read).not.toContain(name);
    const { file } = await openedDocument(t, manager, { kind: 'C' });
    expect(pdfText(file)).toContain('Residentsarenotnamed');
    for (const name of OTHERS) expect(pdfText(file)).not.toContain(name);
  });

  it('names people only when a manager asks, and notes that', async () => {
    const { manager } = await toldHome(t);
    const { body } = await previewed(t, manager, { kind: 'C', names: true });
    expect(JSON.stringify(body)).toContain('Zebedee Quillfeather, room ROOM-13');
    expect(await documentsAudited(t, manager.id)).toMatchObject([
      { action: 'document.preview-names' },
    ]);
  });

  it('gives an inspector pseudonyms, and nothing of one person', async () => {
    const { manager, peggy } = await toldHome(t);
    const inspector = await t.signIn({
      role: 'viewer_inspector',
      carehomeId: manager.carehomeId,
    });
    const { body } = await previewed(t, inspector, { kind: 'C' });
    for (const telling of [...OTHERS, 'ROOM', 'Z.Q.', 'Peggy'])
      expect(JSON.stringify(body)).not.toContain(telling);
    expect((await previewed(t, inspector, { kind: 'C', names: true })).status).toBe(403);
    expect((await previewed(t, inspector, { kind: 'B', resident_id: peggy })).status).toBe(403);
    const mine = await openedDocument(t, inspector, { kind: 'C', format: 'csv' });
    expect(mine.file.toString('utf8')).not.toMatch(/Zebedee|ROOM|Hartley/);
    const theirs = await openedDocument(t, manager, { kind: 'C', names: true });
    expect((await t.call('documents/open', { id: theirs.id }, inspector)).status).toBe(404);
    const listed = (await t.call('documents/list', {}, inspector)).body as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual([mine.id]);
  });

  it('counts only who was chosen', async () => {
    const { manager, zebedee } = await toldHome(t);
    const input = { kind: 'C' as const, ...LAST_WEEK, resident_ids: [zebedee] };
    const { body } = await t.call('documents/preview', input, manager);
    expect(sectionOf(body as DocumentContent, 'Key figures')).toMatchObject([
      {
        figures: expect.arrayContaining([expect.objectContaining({ code: 'K11', value: '100 %' })]),
      },
    ]);
  });
});
