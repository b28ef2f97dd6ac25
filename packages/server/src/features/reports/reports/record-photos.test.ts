import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Input } from '@relish/shared/calls.ts';
import type { PhotoCard } from '@relish/shared/photos/photos/photo.ts';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';

import { BLUE, contrast, makePhotoHome, type PhotoHome, RED } from '../../../testing/photo-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

const MIGRATION = new URL('../../../db/migrations/202611171350-record-photos.sql', import.meta.url);
const SHARP = 60;
const BLURRED = 15;

let t: TestApp;
let home: PhotoHome;
beforeAll(async () => {
  t = await testApp();
  home = await makeRecordingHome();
});

/** Both have lived there for long enough to be recorded. */
async function makeRecordingHome() {
  const made = await makePhotoHome(t);
  const { carehomeId, rose, ann } = made;
  const since = '2026-01-05';
  for (const resident_id of [rose, ann])
    await t.database.system(async (db) => {
      const whose = { carehome_id: carehomeId, resident_id };
      await db
        .insertInto('stays')
        .values({ ...whose, from_date: since, type: 'permanent' })
        .execute();
      await db
        .insertInto('resident_statuses')
        .values({ ...whose, status: 'current', since, changed_at: since })
        .execute();
    });
  for (const id of [rose, ann]) await made.says(id, 'share_activity_family', 'yes');
  return made;
}

type NewReport = Input<'reports/add'>;

/** A record of both residents with a photo of both. */
async function record(changes: Partial<NewReport> = {}, who = [home.rose, home.ann]) {
  const media_id = await home.upload(home.manager);
  const input: NewReport = {
    client_uuid: randomUUID(),
    report_type: 'full',
    free_title: 'Tea for two',
    category: 'SOC',
    format: 'small_group',
    started_at: new Date(t.now().getTime() - 3_600_000).toISOString(),
    duration_min: 20,
    led_by: [{ kind: 'staff', id: home.manager.id }],
    participations: [home.rose, home.ann].map((resident_id) => ({
      resident_id,
      attendance: 'took_part' as const,
      engagement: 3 as const,
    })),
    photos: [{ media_id, resident_ids: who, caption: 'Tea' }],
    ...changes,
  };
  const { status, body } = await t.call('reports/add', input, home.manager);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { id: body.id as string, media_id, input };
}

const album = async (user: TestUser, report_id: string) =>
  ((await t.call('photos/list', { report_id }, user)).body as { photos: PhotoCard[] }).photos;
const onRecord = async (id: string) =>
  (
    (await t.call('reports/get', { id }, home.manager)).body as {
      photos: { picture: { large: string } | null }[];
    }
  ).photos.map(({ picture }) => picture);
const inMoments = async (user: TestUser, residentId: string, id: string) =>
  (
    (await t.call('moments/list', { resident_id: residentId }, user)).body as {
      moments: { id: string; photos: { picture: { large: string } }[] }[];
    }
  ).moments
    .filter((moment) => moment.id === id)
    .flatMap(({ photos }) => photos.map(({ picture }) => picture));
const fetched = async (url: string | undefined) =>
  (await home.fetchPicture(url ?? '/media/none')).statusCode;

it('puts the photo of a record into the album, for staff and for the families in it', async () => {
  const { id } = await record();
  const [card] = await album(home.manager, id);
  expect(card).toMatchObject({
    state: 'ready',
    caption: 'Tea',
    residents: [{ id: home.rose }, { id: home.ann }],
    staff: { named: 'everyone', sharing: 'own_family', report_id: id },
  });
  const [own] = await album(home.roses, id);
  expect(own?.id).toBe(card?.id);
  expect(await fetched(own?.picture?.large)).toBe(200);
  expect(await inMoments(home.roses, home.rose, id)).toHaveLength(1);
});

it('keeps a photo without named people with staff', async () => {
  const { id } = await record({}, []);
  const [card] = await album(home.manager, id);
  expect(card).toMatchObject({ state: 'needs_people', staff: { named: 'not_yet' } });
  expect(await album(home.roses, id)).toEqual([]);
});

it('withholds the photo from families as long as the record is not shared with them', async () => {
  await home.says(home.ann, 'share_activity_family', 'no');
  const { id } = await record();
  await home.says(home.ann, 'share_activity_family', 'yes');
  expect(await album(home.roses, id)).toHaveLength(1);
  expect(await album(home.anns, id)).toEqual([]);
  const [card] = await album(home.manager, id);
  const url = await home.signed(card?.id ?? '', home.anns, 'family');
  expect(await fetched(url.large)).toBe(404);
  const { who_sees } = (
    (await t.call('photos/get', { id: card?.id ?? '' }, home.manager)).body as {
      staff: { who_sees: { audience: string; resident: { id: string } | null; sees: string }[] };
    }
  ).staff;
  const families = who_sees.filter(({ audience }) => audience === 'own_family');
  expect(families.map(({ resident, sees }) => [resident?.id, sees])).toEqual([
    [home.rose, 'original'],
    [home.ann, 'nothing'],
  ]);
});

it('withholds the photo of a quick or voided record from families', async () => {
  const quick = await record({ report_type: 'quick' });
  expect(await album(home.roses, quick.id)).toEqual([]);
  const voided = await record();
  expect(await album(home.roses, voided.id)).toHaveLength(1);
  const input = { id: voided.id, version: 1, reason: 'Recorded for the wrong day' };
  expect((await t.call('reports/void', input, home.manager)).status).toBe(200);
  expect(await album(home.roses, voided.id)).toEqual([]);
});

it('shows nothing anywhere after a no on the day (N21)', async () => {
  const { id } = await record();
  const [before] = await inMoments(home.roses, home.rose, id);
  const [card] = await album(home.manager, id);
  await t.call('photos/refuse', { id: card?.id ?? '', resident_id: home.ann }, home.manager);
  expect(await onRecord(id)).toEqual([null]);
  expect(await inMoments(home.roses, home.rose, id)).toEqual([]);
  expect(await fetched(before?.large)).toBe(404);
});

it('hides a withdrawn person’s photo on the record and from families at once (N24)', async () => {
  const { id } = await record();
  const [before] = await inMoments(home.roses, home.rose, id);
  expect(await fetched(before?.large)).toBe(200);
  await home.says(home.ann, 'photo_life_story', 'withdrawn');
  expect(await onRecord(id)).toEqual([null]);
  expect(await inMoments(home.roses, home.rose, id)).toEqual([]);
  expect(await fetched(before?.large)).toBe(404);
  await home.says(home.ann, 'photo_life_story', 'yes');
});

it('serves the record’s photo blurred where the album says so', async () => {
  const { id } = await record();
  await home.says(home.ann, 'photo_other_families', 'no');
  const [card] = await album(home.manager, id);
  expect(await inMoments(home.roses, home.rose, id)).toEqual([]);
  await home.save(card?.id ?? '', {
    sharing: 'own_family',
    people: [
      { kind: 'resident', resident_id: home.rose, region: RED },
      { kind: 'resident', resident_id: home.ann, region: BLUE, treatment: 'blur' },
    ],
  });
  const [picture] = await inMoments(home.roses, home.rose, id);
  const { rawPayload } = await home.fetchPicture(picture?.large ?? '');
  expect(await contrast(rawPayload, RED)).toBeGreaterThan(SHARP);
  expect(await contrast(rawPayload, BLUE)).toBeLessThan(BLURRED);
  await home.says(home.ann, 'photo_other_families', 'yes');
});

it('does not take a photo of a record as agreed for families by those who are asked each time', async () => {
  await home.says(home.rose, 'photo_life_story', 'ask_each_time');
  await home.says(home.rose, 'photo_own_family', 'ask_each_time');
  const media_id = await home.upload(home.manager);
  const { id } = await record({
    photos: [{ media_id, resident_ids: [home.rose], agreed_ids: [home.rose] }],
  });
  expect(await onRecord(id)).not.toEqual([null]);
  expect(await album(home.roses, id)).toEqual([]);
  await home.says(home.rose, 'photo_life_story', 'yes');
  await home.says(home.rose, 'photo_own_family', 'yes');
});

it('follows the record: people, caption and removal', async () => {
  const { id, media_id, input } = await record();
  const edit = async (version: number, photos: NewReport['photos']) => {
    const { client_uuid: _key, ...fields } = input;
    const { status } = await t.call(
      'reports/edit',
      { ...fields, photos, id, version, reason: null },
      home.manager,
    );
    expect(status).toBe(200);
  };
  await edit(1, [{ media_id, resident_ids: [home.rose], caption: 'Rose and cake' }]);
  const [card] = await album(home.manager, id);
  expect(card).toMatchObject({ caption: 'Rose and cake', residents: [{ id: home.rose }] });
  expect(await album(home.anns, id)).toEqual([]);
  await edit(2, []);
  expect(await album(home.manager, id)).toEqual([]);
});

it('is neither removed nor cropped outside its record', async () => {
  const { id } = await record();
  const [card] = await album(home.manager, id);
  const removed = await t.call('photos/remove', { ids: [card?.id ?? ''] }, home.manager);
  expect(removed.status).toBe(422);
  const region = { x: 0, y: 0, w: 500, h: 1000 };
  const crop = { id: card?.id ?? '', version: card?.version ?? 0, region };
  expect((await t.call('photos/crop', crop, home.manager)).status).toBe(422);
  expect(await onRecord(id)).not.toEqual([null]);
});

it('makes the same photos of records that existed before', async () => {
  const read = () =>
    t.database.system(async (db) => {
      const { rows } = await sql<object>`
        select f.media_id, f.taken_on, f.sort_on, f.caption, f.origin, f.report_id, f.state, f.named, f.sharing,
          f.added_by, i.position, i.kind, i.resident_id, i.agreed, i.treatment
        from photos f left join photo_people i on i.photo_id = f.id
        where f.carehome_id = ${other.carehomeId} order by f.media_id, i.position`.execute(db);
      return rows;
    });
  const other = await makeRecordingHome();
  const outer = home;
  home = other;
  await record();
  await record({}, []);
  home = outer;
  const before = await read();
  expect(before).toHaveLength(3);
  const statements = (await readFile(MIGRATION, 'utf8')).split(';\n').filter((each) => each.trim());
  await t.database.system(async (db) => {
    await db.deleteFrom('photos').where('carehome_id', '=', other.carehomeId).execute();
    for (const statement of statements) await sql.raw(statement).execute(db);
  });
  expect(await read()).toEqual(before);
});
