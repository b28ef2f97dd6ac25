import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { photoOfAPhone } from '../testing/pictures.ts';
import { decide, linkRelative } from '../testing/resident.ts';
import { makeSessions } from '../testing/sessions.ts';
import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Moments = Output<'moments/list'>;

/** Ann and Bert live in one home; Ann's daughter is a relative; consents as listed. */
async function annAndBert(agreed: Partial<Record<'ann' | 'bert', Purpose[]>> = {}) {
  const home = await makeSessions(t, ['Ann', 'Bert']);
  const [ann = '', bert = ''] = home.people;
  const { carehomeId } = home.manager;
  const daughter = await t.signIn({ role: 'relative', carehomeId });
  const say = (residentId: string, purpose: Purpose, decision: 'yes' | 'no' | 'withdrawn') =>
    t.database.system((db) =>
      decide(db, carehomeId, residentId, { purpose, decision, now: t.now() }),
    );
  await t.database.system((db) =>
    linkRelative(db, carehomeId, { userId: daughter.id, residentId: ann, now: t.now() }),
  );
  for (const [id, purposes] of [
    [ann, agreed.ann],
    [bert, agreed.bert],
  ] as const)
    for (const purpose of purposes ?? []) await say(id, purpose, 'yes');
  const moments = async (by: TestUser, resident_id: string) => {
    const { status, body } = await t.call('moments/list', { resident_id }, by);
    return status === 200 ? (body as Moments).moments : status;
  };
  return { ...home, ann, bert, daughter, moments, say };
}

const uploadPhoto = async (user: TestUser) =>
  (await t.send('media/upload', { token: user.token, body: await photoOfAPhone() })).body
    .id as string;
const fetched = async (url: string) => (await t.app.inject({ method: 'GET', url })).statusCode;

const SHARES: Purpose[] = ['share_activity_family'];
const SEEN: Purpose[] = [...SHARES, 'photo_life_story', 'photo_own_family'];

describe('N1: a relative reads only what is shared of their own resident', () => {
  it('calls for staff and moments of other residents are refused', async () => {
    const { add, ann, bert, daughter, moments } = await annAndBert({ ann: SHARES, bert: SHARES });
    const { id } = (await add()).body as { id: string };
    expect(await moments(daughter, bert)).toBe(404);
    expect(await moments(daughter, randomUUID())).toBe(404);
    expect(await moments(daughter, ann)).toMatchObject([{ id, title: 'Tea in the garden' }]);
    for (const name of ['reports/get', 'reports/history'] as const)
      expect((await t.call(name, { id }, daughter)).status).toBe(403);
    expect((await t.call('reports/timeline', { resident_id: ann }, daughter)).status).toBe(403);
  });

  it('row level security hides other residents’ participations', async () => {
    const { add, ann, daughter } = await annAndBert({ ann: SHARES, bert: SHARES });
    await add();
    const tenant = { carehomeId: daughter.carehomeId, userId: daughter.id, isRelative: true };
    const rows = await t.database.asTenant(tenant, (db) =>
      db.selectFrom('participations').select('resident_id').execute(),
    );
    expect(rows).toEqual([{ resident_id: ann }]);
    for (const table of ['record_versions', 'record_chains', 'report_templates'] as const)
      expect(
        await t.database.asTenant(tenant, (db) => db.selectFrom(table).selectAll().execute()),
      ).toEqual([]);
  });

  it('nothing is shared without consent or after it is withdrawn', async () => {
    const { add, ann, daughter, moments, say } = await annAndBert();
    await add();
    expect(await moments(daughter, ann)).toEqual([]);
    await say(ann, 'share_activity_family', 'yes');
    expect(await moments(daughter, ann)).toEqual([]);
    await add();
    expect(await moments(daughter, ann)).toHaveLength(1);
    await say(ann, 'share_activity_family', 'withdrawn');
    expect(await moments(daughter, ann)).toEqual([]);
  });
});

describe('N4: photos need the consent of everyone in them', () => {
  const together = async (agreed: Parameters<typeof annAndBert>[0]) => {
    const home = await annAndBert(agreed);
    const { add, carer, ann, bert } = home;
    const media_id = await uploadPhoto(carer);
    const saved = await add({
      report_type: 'full',
      participations: [ann, bert].map((resident_id) => ({
        resident_id,
        attendance: 'took_part' as const,
        engagement: 3 as const,
      })),
      photos: [{ media_id, resident_ids: [ann, bert], caption: 'At the gate' }],
    });
    return { ...home, saved };
  };

  it('cannot be saved without consent to activity photos', async () => {
    const { saved } = await together({ ann: SEEN });
    expect(saved.error.errors).toEqual({
      'photos.0.resident_ids': [
        'Bert has not agreed to photos of activities. Take them out of the photo.',
      ],
    });
  });

  it('are hidden from a family unless the others agreed to be seen by other families', async () => {
    const { saved, moments, daughter, ann, bert, say } = await together({
      ann: SEEN,
      bert: ['photo_life_story'],
    });
    expect(saved.status).toBe(200);
    const photos = async () => ((await moments(daughter, ann)) as Moments['moments'])[0]?.photos;
    expect(await photos()).toEqual([]);
    await say(bert, 'photo_other_families', 'yes');
    const [photo] = (await photos()) ?? [];
    expect(photo?.caption).toBe('At the gate');
    const url = photo?.picture.small ?? '';
    expect(await fetched(url)).toBe(200);
    // N24: an issued address stops working as soon as consent is withdrawn.
    await say(bert, 'photo_other_families', 'withdrawn');
    expect([await fetched(url), await photos()]).toEqual([404, []]);
  });

  it('N21, N24: are hidden from staff once consent is withdrawn', async () => {
    const { saved, get, bert, say } = await together({ ann: SEEN, bert: ['photo_life_story'] });
    const photo = async () =>
      ((await get(saved.body.id as string)) as Output<'reports/get'>).photos[0]?.picture;
    const url = (await photo())?.small ?? '';
    expect(await fetched(url)).toBe(200);
    await say(bert, 'photo_life_story', 'no');
    expect([await fetched(url), await photo()]).toEqual([404, null]);
  });
});

it('N9: no answer to a relative contains staff-only text', async () => {
  const { add, ann, bert, daughter, moments } = await annAndBert({ ann: SHARES, bert: SHARES });
  await add({
    report_type: 'full',
    note: 'SECRET-SESSION',
    what_worked: 'SECRET-WORKED',
    participations: [
      {
        resident_id: ann,
        attendance: 'took_part',
        engagement: 3,
        mood_before: 2,
        mood_after: 4,
        note: 'SECRET-NOTE',
        quote: 'What a day',
        support_level: 'full',
      },
      { resident_id: bert, attendance: 'took_part', engagement: 2, quote: 'SECRET-BERT' },
    ],
  });
  await add({
    participations: [
      {
        resident_id: ann,
        attendance: 'took_part',
        distress: true,
        distress_note: 'SECRET-DISTRESS',
      },
      { resident_id: bert, attendance: 'declined' },
    ],
  });
  const shown = await moments(daughter, ann);
  expect(JSON.stringify(shown)).not.toMatch(/SECRET|Bert|distress|support|declined/);
  expect(shown).toMatchObject([{ quote: 'What a day', how: ['joined_in'], note: null }]);
});

it('N1, N11: another resident’s name is removed from a moment', async () => {
  const { add, ann, bert, daughter, moments } = await annAndBert({ ann: SHARES });
  await add({
    report_type: 'full',
    free_title: 'Cards with Bert',
    participations: [
      {
        resident_id: ann,
        attendance: 'took_part',
        engagement: 3,
        quote: 'Bert and Ann were best',
        note: 'Sat with Mr Bertson.',
        note_shareable: true,
      },
      { resident_id: bert, attendance: 'took_part', engagement: 3 },
    ],
  });
  const [moment] = (await moments(daughter, ann)) as Moments['moments'];
  expect([moment?.title, moment?.quote, moment?.note]).toEqual([
    'Cards with another resident',
    'Another resident and Ann were best',
    'Sat with another resident.',
  ]);
});

describe('N12: records cannot be changed without a trace', () => {
  it('nor saved in another user’s name', async () => {
    const { session, carer, manager } = await annAndBert();
    const once = session();
    expect((await t.call('reports/add', once, carer)).status).toBe(200);
    expect((await t.call('reports/add', once, manager)).status).toBe(404);
  });

  it.each([
    `update reports set created_at = now()`,
    `update reports set created_by = null`,
    `update record_versions set body = ''`,
    `delete from reports`,
    `delete from record_versions`,
  ])('the database rejects it from the app’s own role: %s', async (statement) => {
    const { add, carer } = await annAndBert();
    await add();
    const { sql } = await import('kysely');
    const tenant = { carehomeId: carer.carehomeId, userId: carer.id, isRelative: false };
    await expect(
      t.database.asTenant(tenant, (db) => sql.raw(statement).execute(db)),
    ).rejects.toThrow('permission denied');
  });
});

it('N20: a repeated or concurrent save creates one record', async () => {
  const { session, carer, ann } = await annAndBert();
  const once = session({ note: 'Only once' });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => t.call('reports/add', once, carer)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(answers.filter(({ body }) => body.outcome === 'saved')).toHaveLength(1);
  const again = await t.call('reports/add', { ...once, note: 'Another' }, carer);
  expect(again.body.outcome).toBe('saved_before_differently');
  const { entries } = (await t.call('reports/timeline', { resident_id: ann }, carer))
    .body as Output<'reports/timeline'>;
  expect(entries).toHaveLength(1);
});

describe('N23: the server enforces package and expiry', () => {
  it('Package B can save quick records but no full ones', async () => {
    const manager = await t.signIn({ package_title: 'Package B' });
    const { add } = await makeSessions(t, ['Ann'], manager);
    expect((await add()).status).toBe(200);
    const full = await add({ report_type: 'full' });
    expect([full.status, full.error.message]).toEqual([403, expect.stringContaining('Packages C')]);
  });

  it('an expired or basic home can read but not write', async () => {
    for (const of of [{ expired: true }, { is_basic: true }]) {
      const manager = await t.signIn({ package_title: 'Package D', ...of });
      const { add } = await makeSessions(t, ['Ann'], manager);
      expect((await add()).status).toBe(403);
      const days = { from: '2026-11-01', to: '2026-11-30' };
      expect((await t.call('reports/list', days, manager)).status).toBe(200);
    }
  });
});
