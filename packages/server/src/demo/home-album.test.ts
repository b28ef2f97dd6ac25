import { beforeAll, describe, expect, it } from 'vitest';

import { enterDemo } from '../testing/demo-mode.ts';
import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';
import { ALBUM_PHOTOS } from './album-photos.ts';
import { type DemoPictures, readDemoPictures } from './demo-pictures.ts';
import { readDemoHome } from './home-content.ts';

interface Card {
  id: string;
  state: string;
  origin: string;
  is_blurred: boolean;
  decade: number | null;
  taken_on: string | null;
  picture: { large: string } | null;
}

let t: TestApp;
let pictures: DemoPictures;
beforeAll(async () => {
  t = await testApp();
  pictures = await readDemoPictures();
}, 60_000);

const list = async (user: TestUser, filters: object = {}) =>
  ((await t.call('photos/list', { limit: 100, ...filters }, user)).body as { photos: Card[] })
    .photos;
const opens = async (photos: readonly Card[]) => {
  const statuses = new Set<number>();
  for (const { picture } of photos)
    statuses.add((await t.app.inject({ method: 'GET', url: picture?.large ?? '' })).statusCode);
  return [...statuses];
};

// A home with a season of records is made first.
describe('the albums of the demonstration', { timeout: 90_000 }, () => {
  it('use every photo that is drawn for them', () => {
    expect(pictures.albums.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(ALBUM_PHOTOS).toSorted(),
    );
  });

  it('show no one before they moved in', async () => {
    const homes = [await readDemoHome('Rosewood House'), await readDemoHome('Maple Court')];
    const since = new Map(
      homes.flatMap((home) =>
        (home?.residents ?? []).map(({ key, moved_in_days_ago }): [string, number] => [
          key,
          moved_in_days_ago,
        ]),
      ),
    );
    for (const { name, people } of pictures.albums)
      for (const { resident } of people) {
        const daysAgo = ALBUM_PHOTOS[name]?.days_ago ?? 0;
        expect([name, resident, daysAgo <= (since.get(resident) ?? Infinity)]).toEqual([
          name,
          resident,
          true,
        ]);
      }
  });

  it('fill Rosewood House with photos in every state, over eight months', async () => {
    const demo = await enterDemo(t, await t.signIn({ package_title: 'Package E' }));
    const photos = await list(demo);
    expect(photos.length).toBeGreaterThanOrEqual(37);
    const states = Map.groupBy(photos, ({ state }) => state);
    expect(states.get('needs_people')).toHaveLength(3);
    expect(states.get('pending')).toHaveLength(1);
    expect(await list(demo, { state: 'hidden' })).toHaveLength(2);
    expect(
      new Set(photos.flatMap(({ taken_on }) => taken_on?.slice(0, 7) ?? [])).size,
    ).toBeGreaterThan(6);
    expect(photos.filter(({ decade }) => decade !== null)).toHaveLength(7);
    expect(await opens(photos)).toEqual([200]);
  });

  it('show a family its resident, with others blurred', async () => {
    const visit = await enterDemo(
      t,
      await t.signIn({ package_title: 'Package E', role: 'relative' }),
    );
    const photos = await list(visit);
    expect(photos.length).toBeGreaterThan(15);
    expect(photos.filter(({ is_blurred }) => is_blurred).length).toBeGreaterThan(1);
    expect(await opens(photos)).toEqual([200]);
  });

  it('also fill a home with Package D and a household', async () => {
    const home = await enterDemo(t, await t.signIn({ package_title: 'Package D' }));
    expect(await list(home)).toHaveLength(5);
    const household = await enterDemo(
      t,
      await t.signIn({ package_title: 'Package B', kind: 'family', role: 'family_lead' }),
    );
    const photos = await list(household);
    expect(photos).toHaveLength(6);
    expect(await opens(photos)).toEqual([200]);
  });
});
