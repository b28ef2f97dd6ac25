import { beforeAll, describe, expect, it } from 'vitest';

import { BLUE, contrast, makePhotoHome, RED } from '../../../testing/photo-home.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('a photo', () => {
  it('stays with staff until everyone in it is named, and then reaches their families', async () => {
    const home = await makePhotoHome(t);
    const id = await home.add();
    const list = async (user: { token: string }) =>
      ((await t.call('photos/list', {}, user)).body as { photos: { id: string }[] }).photos.map(
        (photo) => photo.id,
      );
    await home.save(id, { named: 'not_yet' });
    expect([await list(home.manager), await list(home.roses)]).toEqual([[id], []]);
    expect((await t.call('photos/get', { id }, home.roses)).status).toBe(404);
    await home.save(id);
    expect([await list(home.roses), await list(home.anns)]).toEqual([[id], [id]]);
    const shown = await home.fetchPicture((await home.address(id, home.roses))?.large ?? '');
    expect([shown.statusCode, (await contrast(shown.rawPayload, BLUE)) > 80]).toEqual([200, true]);
  });

  it('is served blurred to a family whose neighbour has not agreed, under the same address', async () => {
    const home = await makePhotoHome(t);
    const people = [
      { kind: 'resident', resident_id: home.rose, region: RED },
      { kind: 'resident', resident_id: home.ann, region: BLUE, treatment: 'blur' },
    ] as const;
    const id = await home.share({ people: [...people] });
    const urls = await home.address(id, home.roses);
    const before = await home.fetchPicture(urls?.large ?? '');
    await home.says(home.ann, 'photo_other_families', 'withdrawn');
    for (const url of Object.values(urls ?? {})) {
      const { statusCode, rawPayload } = await home.fetchPicture(url);
      expect(statusCode).toBe(200);
      expect(await contrast(rawPayload, BLUE)).toBeLessThan(25);
    }
    const after = await home.fetchPicture(urls?.large ?? '', {
      'if-none-match': String(before.headers.etag),
    });
    expect(after.statusCode).toBe(200);
    expect(await contrast(after.rawPayload, RED)).toBeGreaterThan(80);
    const own = await home.fetchPicture((await home.address(id, home.anns))?.large ?? '');
    expect(await contrast(own.rawPayload, BLUE)).toBeGreaterThan(80);
  });
});
