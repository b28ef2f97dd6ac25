import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { BLUE, contrast, makePhotoHome, type PhotoHome, RED } from '../../../testing/photo-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
let home: PhotoHome;
beforeAll(async () => {
  t = await testApp();
  home = await makePhotoHome(t);
});

const list = async (user: TestUser, input: { resident_id?: string } = {}) => {
  const { status, body } = await t.call('slideshow/list', input, user);
  return { status, photos: (body as Output<'slideshow/list'>).photos };
};

describe('the slideshow of the home', () => {
  it('shows no one who has not agreed to be displayed, although staff may see the photo', async () => {
    const there = await makePhotoHome(t);
    const id = await there.share({ caption: 'Rose in the garden', story: 'SECRET-STORY' });
    const { photos } = await list(there.manager);
    expect(photos.map((photo) => photo.id)).toEqual([id]);
    expect(photos[0]).toMatchObject({ names: [], story: null });
    expect(JSON.stringify(photos)).not.toMatch(/Rose|SECRET/);
    await there.says(there.ann, 'photo_home_display', 'no');
    expect((await list(there.manager)).photos).toEqual([]);
    const [photo] = photos;
    for (const url of Object.values(photo?.picture ?? {}))
      expect((await there.fetchPicture(url)).statusCode).toBe(404);
  });

  it('blurs for the room who is blurred, also for a manager who sees the original', async () => {
    const there = await makePhotoHome(t);
    await there.says(there.ann, 'photo_home_display', 'no');
    const id = await there.share({
      people: [
        { kind: 'resident', resident_id: there.rose, region: RED },
        { kind: 'resident', resident_id: there.ann, region: BLUE, treatment: 'blur' },
      ],
    });
    const { photos } = await list(there.manager);
    const shown = await there.fetchPicture(photos[0]?.picture.large ?? '');
    expect(await contrast(shown.rawPayload, BLUE)).toBeLessThan(30);
    expect(await contrast(shown.rawPayload, RED)).toBeGreaterThan(60);
    const own = await there.fetchPicture((await there.address(id, there.manager))?.large ?? '');
    expect(await contrast(own.rawPayload, BLUE)).toBeGreaterThan(60);
  });

  it('closes its addresses with the package (N23)', async () => {
    const there = await makePhotoHome(t);
    await there.share();
    const { photos } = await list(there.manager);
    await t.database.system((db) =>
      db
        .updateTable('organisations')
        .set({ package_title: 'Package C' })
        .where('id', '=', there.manager.organisationId)
        .execute(),
    );
    const large = photos[0]?.picture.large ?? '';
    expect((await there.fetchPicture(large)).statusCode).toBe(404);
    expect((await list(there.manager)).status).toBe(403);
  });
});

describe('the slideshow of one resident', () => {
  it('leaves out what has not been named and what staff only settle', async () => {
    const unnamed = await home.add();
    const id = await home.share({ sharing: 'staff', caption: 'Rose and her sister' });
    const ids = async () =>
      (await list(home.manager, { resident_id: home.rose })).photos.map((photo) => photo.id);
    expect(await ids()).toEqual([id]);
    expect(await ids()).not.toContain(unnamed);
    await home.says(home.ann, 'photo_life_story', 'no');
    expect(await ids()).toEqual([]);
    await home.says(home.ann, 'photo_life_story', 'yes');
  });

  it('shows a family only its own people, with others’ names hidden (N1)', async () => {
    const id = await home.share({ caption: 'By the window' });
    const { photos } = await list(home.roses);
    expect(photos.map((photo) => photo.id)).toContain(id);
    expect(photos.every(({ names }) => names.length === 1)).toBe(true);
    expect((await list(home.roses, { resident_id: home.ann })).status).toBe(404);
  });
});
