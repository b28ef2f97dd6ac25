import { addDays } from '@relish/shared/days.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { listAgreements, photoAnswers } from '../features/residents/consents/public.ts';
import { enterDemo } from '../testing/demo-mode.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type DemoPictures, readDemoPictures } from './demo-pictures.ts';
import { readDemoWeek } from './demo-week.ts';
import { placePhotos } from './home-pictures.ts';

let pictures: DemoPictures;
beforeAll(async () => {
  pictures = await readDemoPictures();
});

describe('the photos of the demonstration', () => {
  it('each have a session of their own, whatever the weekday', async () => {
    const week = await readDemoWeek();
    for (let offset = 0; offset < 7; offset += 1) {
      const today = addDays('2026-11-16', offset);
      const sessions = Array.from({ length: 30 }, (_, index) => addDays(today, index - 29)).flatMap(
        (day) =>
          week.groups
            .filter((group) => group.day === new Date(`${day}T00:00:00Z`).getUTCDay())
            .map(({ code }) => ({ code, day })),
      );
      const placed = placePhotos(pictures.photos, sessions, today);
      expect([today, placed.size]).toEqual([today, pictures.photos.length]);
      expect([...placed.keys()].every(({ day }) => day <= addDays(today, -2))).toBe(true);
    }
  });
});

describe('a demonstration home', () => {
  let t: TestApp;
  let demo: Awaited<ReturnType<typeof enterDemo>>;
  let carehomeId: string;
  beforeAll(async () => {
    t = await testApp();
    demo = await enterDemo(t, await t.signIn({ package_title: 'Package E' }));
    carehomeId = demo.me.carehome.id;
  }, 60_000);

  const read = <T>(work: Parameters<typeof t.database.system<T>>[0]) => t.database.system(work);
  const openPicture = async (url: string) => {
    const { statusCode, headers, rawPayload } = await t.app.inject({ method: 'GET', url });
    return { statusCode, type: headers['content-type'], bytes: rawPayload.length };
  };

  it('shows a portrait of everyone who moved in and agreed to it', async () => {
    const residents = await read((db) =>
      db
        .selectFrom('residents')
        .select(['id', 'status', 'photo_id'])
        .where('carehome_id', '=', carehomeId)
        .execute(),
    );
    const agreed = await read((db) =>
      listAgreements(
        db,
        carehomeId,
        residents.map(({ id }) => id),
      ),
    );
    for (const { id, status, photo_id } of residents)
      expect(photo_id !== null).toBe(status !== 'pre_admission' && agreed(id, 'photo_record'));
    const listed = (await t.call('residents/list', {}, demo)).body as {
      picture: { thumb: string; large: string } | null;
    }[];
    const shown = listed.flatMap(({ picture }) => picture ?? []);
    expect(shown.length).toBeGreaterThan(30);
    const opened = await openPicture(shown[0]?.thumb ?? '');
    expect(opened).toMatchObject({ statusCode: 200, type: 'image/webp' });
    expect(opened.bytes).toBeLessThan(12_000);
  });

  it('attaches every photo to a full record of those in it, with their consent', async () => {
    const photos = await read((db) =>
      db
        .selectFrom('report_photos as f')
        .innerJoin('reports as r', 'r.id', 'f.report_id')
        .selectAll('f')
        .select('r.report_type')
        .where('f.carehome_id', '=', carehomeId)
        .execute(),
    );
    expect(photos).toHaveLength(pictures.photos.length);
    expect(new Set(photos.map(({ caption }) => caption))).toEqual(
      new Set(pictures.photos.map(({ caption }) => caption)),
    );
    const parts = await read((db) =>
      db
        .selectFrom('participations')
        .select(['report_id', 'resident_id', 'attendance', 'distress'])
        .where('carehome_id', '=', carehomeId)
        .execute(),
    );
    const answers = await read((db) =>
      photoAnswers(
        db,
        carehomeId,
        photos.flatMap(({ resident_ids }) => resident_ids),
      ),
    );
    for (const { report_id, report_type, resident_ids, agreed_ids } of photos) {
      expect(report_type).toBe('full');
      for (const id of resident_ids) {
        const part = parts.find((each) => each.report_id === report_id && each.resident_id === id);
        expect(part).toMatchObject({ attendance: 'took_part', distress: false });
        const expected = agreed_ids.includes(id) ? 'ask' : 'yes';
        expect(answers.get(id)?.answer).toBe(expected);
      }
    }
    expect(photos.flatMap(({ agreed_ids }) => agreed_ids)).toHaveLength(1);
  });

  it('shows families the photos of their resident', async () => {
    const visit = await enterDemo(
      t,
      await t.signIn({ package_title: 'Package E', role: 'relative' }),
    );
    const people = (await t.call('relatives/my-people', {}, visit)).body as { id: string }[];
    const { moments } = (
      await t.call('moments/list', { resident_id: people[0]?.id ?? '', limit: 50 }, visit)
    ).body as { moments: { photos: { picture: { large: string; small: string } }[] }[] };
    const [photo] = moments.flatMap(({ photos }) => photos);
    const [large, small] = [
      await openPicture(photo?.picture.large ?? ''),
      await openPicture(photo?.picture.small ?? ''),
    ];
    expect([large.statusCode, small.statusCode]).toEqual([200, 200]);
    expect(small.bytes).toBeLessThan(large.bytes);
  });

  it('leaves the pictures to other homes when a resident’s picture is removed', async () => {
    const [first] = await read((db) =>
      db
        .selectFrom('media')
        .select('key')
        .where('carehome_id', '=', carehomeId)
        .where('purpose', '=', 'photo_record')
        .limit(1)
        .execute(),
    );
    const key = first?.key ?? '';
    await t.media.remove(key);
    expect(await t.media.read(key, 'thumb')).toBeDefined();
  });
});
