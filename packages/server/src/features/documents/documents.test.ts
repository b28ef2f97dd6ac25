import type { DocumentContent } from '@relish/shared/documents/content.ts';
import { readCsv } from '@relish/shared/resident-import/csv.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { deletePastRows } from '../../app/retention.ts';
import { days } from '../../core/clock.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { decide } from '../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../testing/test-app.ts';
import {
  LAST_WEEK,
  openedDocument,
  OTHERS,
  photographed,
  toldHome,
} from '../../testing/told-home.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const preview = (
  by: TestUser,
  wanted: { kind: 'A' | 'B' | 'C'; resident_id?: string; names?: boolean },
) => t.call('documents/preview', { ...LAST_WEEK, ...wanted }, by);

const pictureCount = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

const sectionOf = (content: DocumentContent, title: string) =>
  content.sections.find((section) => section.title === title)?.blocks ?? [];

const audited = (userId: string) =>
  t.database.system((db) =>
    db
      .selectFrom('audit_log')
      .select(['action', 'reason', 'entity_id'])
      .where('user_id', '=', userId)
      .where('action', 'like', 'document.%')
      .orderBy('id')
      .execute(),
  );

describe('A, for a relative', () => {
  it('tells in words what their person did, and N9, N11: no secret and nobody else', async () => {
    const { manager, peggy } = await toldHome(t);
    const told = await preview(manager, { kind: 'A', resident_id: peggy });
    expect(told.body).toMatchObject({ heading: 'What Peggy has been doing', remark: null });
    expect(sectionOf(told.body as DocumentContent, 'What Peggy did')).toMatchObject([
      {
        moments: [
          { title: 'Hand massage', how: 'Joined in', note: null },
          {
            title: 'Singing with another resident',
            when: 'Thu 12 Nov, 40 minutes',
            how: 'Was absorbed, seemed delighted, liked it',
            quote: 'Another resident and I sang for another resident’s birthday',
            note: 'Held another resident’s hand the whole time.',
          },
        ],
      },
    ]);
    const { file, opened } = await openedDocument(t, manager, { kind: 'A', resident_id: peggy });
    const read = pdfText(file);
    expect(read).toContain('Singingwithanotherresident');
    expect(read).toContain('Forthenamedrecipient');
    for (const secret of [...OTHERS, 'SECRET', 'ROOM', 'Sensory', 'sensory', 'istress']) {
      expect(read).not.toContain(secret);
      expect(JSON.stringify(told.body)).not.toContain(secret);
    }
    expect(opened.body.file_name).toBe('update-2026-11-15.pdf');
    expect(file.toString('latin1')).not.toMatch(/\/Title[^>]*Peggy/);
    expect(file.toString('latin1')).toContain('/Lang (en-GB)');
    // A screen reader finds its headings.
    expect(file.toString('latin1')).toMatch(
      /\/Marked true[\s\S]*\/S \/H1|\/S \/H1[\s\S]*\/Marked true/,
    );
  });

  it('tells no mood without that consent, and nothing when activities are not shared', async () => {
    const { manager, peggy } = await toldHome(t);
    const withdraw = (purpose: 'share_mood_family' | 'share_activity_family') =>
      t.database.system((db) =>
        decide(db, manager.carehomeId, peggy, { purpose, decision: 'withdrawn', now: t.now() }),
      );
    const read = async () =>
      JSON.stringify((await preview(manager, { kind: 'A', resident_id: peggy })).body);
    await withdraw('share_mood_family');
    expect(await read()).not.toContain('delighted');
    await withdraw('share_activity_family');
    expect(await read()).not.toContain('Hand massage');
    expect(await read()).toContain('Peggy has not agreed that activities are shared');
  });

  it.each([
    { others: false, pictures: 1 },
    { others: true, pictures: 2 },
  ])('N4: shows a photo only when everybody in it agrees: %j', async ({ others, pictures }) => {
    const home = await toldHome(t);
    const { status } = await photographed(t, home, { others });
    expect(status).toBe(200);
    const { file } = await openedDocument(t, home.manager, { kind: 'A', resident_id: home.peggy });
    expect(pictureCount(file)).toBe(pictures);
    expect(pdfText(file)).toContain('Cake,byanotherresident');
    expect(pdfText(file)).not.toContain('Zebedee');
  });

  it('N24: is closed when something in it is no longer shared', async () => {
    const home = await toldHome(t);
    const { manager, peggy, zebedee } = home;
    await photographed(t, home, { others: true });
    const { id, opened } = await openedDocument(t, manager, { kind: 'A', resident_id: peggy });
    expect(opened.status).toBe(200);
    await t.database.system((db) =>
      decide(db, manager.carehomeId, zebedee, {
        purpose: 'photo_other_families',
        decision: 'withdrawn',
        now: t.now(),
      }),
    );
    const again = await t.call('documents/open', { id }, manager);
    expect(again.status).toBe(422);
    expect(again.error.message).toContain('no longer shared');
  });
});

describe('B, for care planning', () => {
  it('tells everything, with charts, what was declined, and the level with its review', async () => {
    const { manager, zebedee, peggy } = await toldHome(t);
    const told = await preview(manager, { kind: 'B', resident_id: peggy });
    const read = JSON.stringify(told.body);
    for (const words of ['SECRET-NOTE', 'SECRET-DISTRESS session', 'Engagement, mean of each week'])
      expect(read).toContain(words);
    const no = await preview(manager, { kind: 'B', resident_id: zebedee });
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

describe('C, about the home', () => {
  it('tells figures with their definitions, initials and rooms, and anonymous stories', async () => {
    const { manager } = await toldHome(t);
    const { body } = await preview(manager, { kind: 'C' });
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
    const { body } = await preview(manager, { kind: 'C', names: true });
    expect(JSON.stringify(body)).toContain('Zebedee Quillfeather, room ROOM-13');
    expect(await audited(manager.id)).toMatchObject([{ action: 'document.preview-names' }]);
  });

  it('gives an inspector pseudonyms, and nothing of one person', async () => {
    const { manager, peggy } = await toldHome(t);
    const inspector = await t.signIn({
      role: 'viewer_inspector',
      carehomeId: manager.carehomeId,
    });
    const { body } = await preview(inspector, { kind: 'C' });
    for (const telling of [...OTHERS, 'ROOM', 'Z.Q.', 'Peggy'])
      expect(JSON.stringify(body)).not.toContain(telling);
    expect((await preview(inspector, { kind: 'C', names: true })).status).toBe(403);
    expect((await preview(inspector, { kind: 'B', resident_id: peggy })).status).toBe(403);
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
    expect((await preview(by, { kind: 'A', resident_id: peggy })).status).toBe(A);
    expect((await preview(by, { kind: 'C' })).status).toBe(C);
  });

  it('of one person is for whom it is about: 404 for another home’s, 422 for nobody', async () => {
    const [{ peggy }, stranger] = [await toldHome(t), await t.signIn()];
    expect((await preview(stranger, { kind: 'A', resident_id: peggy })).status).toBe(404);
    expect((await preview(stranger, { kind: 'A' })).error.errors).toHaveProperty('resident_id');
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
    expect((await audited(manager.id)).map(({ action }) => action)).toEqual([
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
    const planning = { kind: 'B', resident_id: peggy, format: 'csv' } as const;
    const other = await openedDocument(t, manager, planning);
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
