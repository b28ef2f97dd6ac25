import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import type { DocumentContent } from '@relish/shared/reports/documents/content.ts';
import { ATTENDANCES, ENGAGEMENTS, MOODS } from '@relish/shared/reports/reports/choices.ts';
import { tellsDistress } from '@relish/shared/reports/reports/distress.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { verifyRecords } from '../../../admin/verify-records.ts';
import {
  openedDocument,
  photographed,
  previewed,
  findSection,
  makeDocumentHome,
  type DocumentHome,
} from '../../../testing/document-home.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeReports } from './make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Person = Omit<Input<'reports/add'>['participations'][number], 'share_with_family'>;

async function recorded({ manager, peggy }: DocumentHome, how: Partial<Person>) {
  const id = randomUUID();
  await t.database.system((db) =>
    makeReports(db, manager.carehomeId, [
      {
        id,
        title: 'Dominoes',
        category: 'COG',
        started_at: '2026-11-14T15:00:00.000Z',
        day: '2026-11-14',
        duration_min: 20,
        report_type: 'full',
        createdBy: manager.id,
        people: [
          {
            resident_id: peggy,
            attendance: 'took_part',
            engagement: 3,
            quote: 'I want to go home',
            note: 'Cried a little.',
            note_shareable: true,
            share_with_family: true,
            ...how,
          },
        ],
      },
    ]),
  );
  return id;
}

const moments = async (daughter: TestUser, resident_id: string) =>
  (
    (await t.call('moments/list', { resident_id, limit: 50 }, daughter))
      .body as Output<'moments/list'>
  ).moments;
const preview = async ({ manager, peggy }: DocumentHome) =>
  (await previewed(t, manager, { kind: 'family_update', resident_id: peggy }))
    .body as DocumentContent;
const listHeld = async (by: TestUser) =>
  (await t.call('reports/held', {}, by)).body as Output<'reports/held'>;
const readVersion = async (id: string, by: TestUser) =>
  ((await t.call('reports/get', { id }, by)).body as Output<'reports/get'>).version;

const DISTRESSED: [string, Partial<Person>][] = [
  ['distressed afterwards', { mood_after: 1 }],
  ['distressed before', { mood_before: 1, mood_after: 4 }],
  ['low and left early', { mood_after: 2, attendance: 'left_early', minutes: 5 }],
  ['low and did not join in', { mood_after: 2, engagement: 0 }],
];

describe.each(DISTRESSED)('a moment of a resident who was %s', (_, how) => {
  it('is hidden from the family until a colleague writes a sentence and shares it', async () => {
    const home = await makeDocumentHome(t);
    const { manager, daughter, peggy } = home;
    const id = await recorded(home, how);
    expect((await moments(daughter, peggy)).map((each) => each.id)).not.toContain(id);
    expect(JSON.stringify(await preview(home))).not.toContain('Dominoes');
    const { file } = await openedDocument(t, manager, {
      kind: 'family_update',
      resident_id: peggy,
    });
    expect(pdfText(file)).not.toContain('Dominoes');
    expect(await listHeld(manager)).toMatchObject({ total: 1, moments: [{ report_id: id }] });
  });
});

const SENTENCE = 'Peggy missed her sister today. We sat with her and looked at her album.';

describe('a held moment', () => {
  const decided = async (home: DocumentHome, id: string, rest: object) =>
    t.call(
      'reports/decide-sharing',
      {
        id,
        version: await readVersion(id, home.manager),
        resident_id: home.peggy,
        decision: 'share',
        ...rest,
      },
      home.manager,
    );

  it('shows only the sentence once shared, in the feed and in the update', async () => {
    const home = await makeDocumentHome(t);
    const { manager, daughter, peggy } = home;
    const id = await recorded(home, { mood_after: 1, feedback: 'liked' });
    const { status } = await decided(home, id, { sentence: SENTENCE });
    expect(status).toBe(200);
    const [shown] = await moments(daughter, peggy);
    expect(shown).toMatchObject({ id, how: [], quote: null, note: SENTENCE, photos: [] });
    const [block] = findSection(await preview(home), 'What Peggy did');
    expect(block).toMatchObject({
      moments: [{ title: 'Dominoes', how: '', quote: null, note: SENTENCE }, {}, {}],
    });
    expect(JSON.stringify(await preview(home))).not.toContain('go home');
    expect(await listHeld(manager)).toEqual({ total: 0, moments: [] });
  });

  it('requires a sentence to be shared', async () => {
    const home = await makeDocumentHome(t);
    const id = await recorded(home, { mood_after: 1 });
    for (const sentence of [null, 'Sad.', '          '])
      expect((await decided(home, id, { sentence })).error.errors).toHaveProperty('sentence');
    expect((await moments(home.daughter, home.peggy)).map((each) => each.id)).not.toContain(id);
  });

  it('kept internal is no longer listed, and can be shared later', async () => {
    const home = await makeDocumentHome(t);
    const id = await recorded(home, { mood_after: 1 });
    expect((await decided(home, id, { decision: 'keep' })).status).toBe(200);
    expect((await listHeld(home.manager)).total).toBe(0);
    expect(await moments(home.daughter, home.peggy)).toHaveLength(2);
    expect((await decided(home, id, { sentence: SENTENCE })).status).toBe(200);
    expect(await moments(home.daughter, home.peggy)).toHaveLength(3);
  });

  it('is held again when that resident’s part of the record changes', async () => {
    const home = await makeDocumentHome(t);
    const { manager, daughter, peggy } = home;
    const id = await recorded(home, { mood_after: 1 });
    await decided(home, id, { sentence: SENTENCE });
    const report = (await t.call('reports/get', { id }, manager)).body as Output<'reports/get'>;
    const change = (person: object) => ({
      ...report,
      activity_id: null,
      free_title: report.title,
      note: 'Said again.',
      reason: 'A mistake',
      participations: report.participations.map((each) => ({ ...each, ...person })),
    });
    const same = await t.call('reports/edit', change({}), manager);
    expect(same.status).toBe(200);
    expect(await moments(daughter, peggy)).toHaveLength(3);
    const version = same.body.version as number;
    const edited = await t.call(
      'reports/edit',
      { ...change({ mood_before: 1 }), version },
      manager,
    );
    expect(edited.status).toBe(200);
    expect(await moments(daughter, peggy)).toHaveLength(2);
    expect((await listHeld(manager)).total).toBe(1);
  });

  it('is traceable in the history and the hash chain', async () => {
    const home = await makeDocumentHome(t);
    const id = await recorded(home, { mood_after: 1 });
    await decided(home, id, { sentence: SENTENCE });
    const { body } = await t.call('reports/history', { id }, home.manager);
    expect((body as Output<'reports/history'>).at(-1)).toMatchObject({
      action: 'share',
      changes: [
        { field: 'family_decision', before: null, after: 'share' },
        { field: 'family_sentence', before: null, after: SENTENCE },
      ],
    });
    const lines = await verifyRecords({ ...t, tell: () => {} } as never);
    expect(lines.filter((line) => line.includes(id))).toEqual([]);
  });

  it('can be decided by the author or a senior, with current consent', async () => {
    const home = await makeDocumentHome(t);
    const id = await recorded(home, { mood_after: 1 });
    const carer = await t.signIn({ role: 'carer', carehomeId: home.manager.carehomeId });
    const input = {
      id,
      version: 1,
      resident_id: home.peggy,
      decision: 'share',
      sentence: SENTENCE,
    } as const;
    expect((await t.call('reports/decide-sharing', input, carer)).status).toBe(403);
    const [other] = (await moments(home.daughter, home.peggy)).map((each) => each.id);
    const calm = await decided(home, other ?? '', { sentence: SENTENCE });
    expect(calm.error.errors).toHaveProperty('resident_id');
  });
});

it('photos showing a distressed resident are hidden from families', async () => {
  const home = await makeDocumentHome(t);
  const { manager, daughter, peggy, zebedee } = home;
  await photographed(t, home, { others: true });
  const photos = async () => (await moments(daughter, peggy))[0]?.photos ?? [];
  expect(await photos()).toHaveLength(2);
  await t.database.system((db) =>
    db
      .updateTable('participations')
      .set({ mood_after: 1 })
      .where('carehome_id', '=', manager.carehomeId)
      .where('resident_id', '=', zebedee)
      .execute(),
  );
  expect(await photos()).toHaveLength(1);
});

it('says that a resident did not join in, and a low mood only beside a note', async () => {
  const home = await makeDocumentHome(t);
  const { daughter, peggy } = home;
  await recorded(home, { engagement: 0, mood_after: 4 });
  await recorded(home, { engagement: 1, mood_after: 2, note_shareable: false, quote: null });
  await recorded(home, { engagement: 2, mood_after: 2 });
  const read = await moments(daughter, peggy);
  expect(read.slice(0, 3).map(({ how }) => how)).toEqual(
    expect.arrayContaining([
      ['did_not_join_in', 'seemed_content'],
      ['joined_in_now_and_then'],
      ['looked_and_listened', 'seemed_low'],
    ]),
  );
  expect(JSON.stringify(await preview(home))).toContain(
    'Was there but did not join in, seemed content or calm',
  );
});

it('the database computes distress as the shared rule does', async () => {
  const home = await makeDocumentHome(t);
  const cases = ATTENDANCES.flatMap((attendance) =>
    [null, ...ENGAGEMENTS].flatMap((engagement) =>
      [null, ...MOODS].flatMap((mood_after) =>
        [null, 1 as const, 2 as const].map((mood_before) => ({
          attendance,
          engagement,
          mood_after,
          mood_before,
          distress: false,
        })),
      ),
    ),
  );
  const base = {
    title: 'A case',
    category: 'COG' as const,
    started_at: '2026-11-14T15:00:00.000Z',
    day: '2026-11-14',
    createdBy: home.manager.id,
  };
  const ids = cases.map(() => randomUUID());
  await t.database.system((db) =>
    makeReports(
      db,
      home.manager.carehomeId,
      cases.map((each, at) => ({
        ...base,
        id: ids[at] ?? '',
        people: [{ resident_id: home.peggy, ...each }],
      })),
      { chained: false },
    ),
  );
  const rows = await t.database.system((db) =>
    db
      .selectFrom('participations')
      .select(['report_id', 'tells_distress'])
      .where('carehome_id', '=', home.manager.carehomeId)
      .execute(),
  );
  const computed = new Map(rows.map((row) => [row.report_id, row.tells_distress]));
  expect(ids.map((id) => computed.get(id))).toEqual(cases.map(tellsDistress));
});
