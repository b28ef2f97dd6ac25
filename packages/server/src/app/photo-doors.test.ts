import { beforeAll, expect, it } from 'vitest';

import { BLUE, contrast, makePhotoHome, type PhotoHome, RED } from '../testing/photo-home.ts';
import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { deleteRemovedFiles } from './removed-files.ts';

const SHARP = 60;
const BLURRED = 15;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

/** The address of a photo as a lounge screen would get it. */
async function screenAddress(home: PhotoHome, screenId: string, photoId: string) {
  const { media_id } = await t.database.system((db) =>
    db.selectFrom('photos').select('media_id').where('id', '=', photoId).executeTakeFirstOrThrow(),
  );
  const { carehomeId } = home;
  return t.media.signUrls({
    carehomeId,
    holderId: screenId,
    id: media_id,
    audience: 'screen',
    now: t.now(),
  }).large;
}

const addScreen = async (home: PhotoHome) =>
  (await t.call('lounge-screens/add', { name: 'Lounge' }, home.manager)).body.id as string;

it('shows a lounge screen only photos for the home, and hides a withdrawn one at once', async () => {
  const home = await makePhotoHome(t);
  const screenId = await addScreen(home);
  const id = await home.share({ sharing: 'own_family' });
  const url = await screenAddress(home, screenId, id);
  const status = async () => (await home.fetchPicture(url)).statusCode;
  expect(await status()).toBe(404);
  await home.save(id, { sharing: 'home' });
  expect(await status()).toBe(200);
  await home.says(home.ann, 'photo_home_display', 'withdrawn');
  expect(await status()).toBe(404);
  await home.says(home.ann, 'photo_home_display', 'yes');
  expect(await status()).toBe(200);
  await t.call('lounge-screens/revoke', { id: screenId }, home.manager);
  expect(await status()).toBe(404);
});

it('blurs for a lounge screen who has not agreed to be displayed', async () => {
  const home = await makePhotoHome(t);
  const screenId = await addScreen(home);
  const id = await home.share({
    people: [
      { kind: 'resident', resident_id: home.rose, region: RED },
      { kind: 'resident', resident_id: home.ann, region: BLUE, treatment: 'blur' },
    ],
  });
  await home.says(home.ann, 'photo_home_display', 'no');
  const { rawPayload } = await home.fetchPicture(await screenAddress(home, screenId, id));
  expect(await contrast(rawPayload, RED)).toBeGreaterThan(SHARP);
  expect(await contrast(rawPayload, BLUE)).toBeLessThan(BLURRED);
});

it('gives a household its own album and no other', async () => {
  const family = { package_title: 'Package B', kind: 'family', role: 'family_lead' } as const;
  const [ours, theirs] = [await t.signIn(family), await t.signIn(family)];
  const home = await makePhotoHome(t);
  const mediaId = await home.upload(ours);
  const { body } = await t.call('photos/add', { media_ids: [mediaId] }, ours);
  const [id = ''] = body.ids as string[];
  const list = async (user: TestUser) =>
    ((await t.call('photos/list', {}, user)).body as { photos: { id: string }[] }).photos.map(
      (photo) => photo.id,
    );
  expect(await list(ours)).toEqual([id]);
  const own = await home.address(id, ours);
  expect((await home.fetchPicture(own?.large ?? '')).statusCode).toBe(200);
  for (const other of [theirs, home.manager, home.roses]) {
    expect(await list(other)).toEqual([]);
    expect((await t.call('photos/get', { id }, other)).status).toBe(404);
    const url = t.media.signUrls({
      carehomeId: other.carehomeId,
      holderId: other.sessionId,
      id: mediaId,
      audience: other === home.roses ? 'family' : 'staff',
      now: t.now(),
    });
    expect((await home.fetchPicture(url.large)).statusCode).toBe(404);
  }
});

it('deletes blurred renditions that are no longer needed', async () => {
  const opened = await freshDatabase();
  const app = await testApp({ database: opened });
  const home = await makePhotoHome(app);
  const people = [
    { kind: 'resident' as const, resident_id: home.rose, region: RED },
    { kind: 'resident' as const, resident_id: home.ann, region: BLUE, treatment: 'blur' as const },
  ];
  const renditions = () =>
    app.database.system((db) =>
      db
        .selectFrom('media')
        .select(['key', 'removed_at'])
        .where('carehome_id', '=', home.carehomeId)
        .where('purpose', '=', 'blurred')
        .execute(),
    );
  const open = async (id: string) =>
    (await home.fetchPicture((await home.address(id, home.roses))?.large ?? '')).statusCode;
  const sweep = () => deleteRemovedFiles(app.database, app.media, { error: () => {} });

  const id = await home.share({ people });
  await home.says(home.ann, 'photo_other_families', 'no');
  expect(await open(id)).toBe(200);
  const [first] = await renditions();
  await sweep();
  expect(await app.media.read(first?.key ?? '', 'large')).toBeDefined();

  // A place that was moved makes another rendition.
  await home.save(id, {
    people: people.map((person) => ({ ...person, region: { ...person.region, y: 100 } })),
  });
  expect(await open(id)).toBe(200);
  await sweep();
  expect(await app.media.read(first?.key ?? '', 'large')).toBeUndefined();
  const left = await renditions();
  expect(left).toHaveLength(1);

  await app.call('photos/remove', { ids: [id] }, home.manager);
  await sweep();
  expect(await renditions()).toEqual([]);
  expect(await app.media.read(left[0]?.key ?? '', 'large')).toBeUndefined();
  await opened.close();
});
