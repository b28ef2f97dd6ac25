import type { Output } from '@relish/shared/calls.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { contrast, makePhotoHome, type PhotoHome, RED } from '../../../testing/photo-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const check = async (ids: string[], user: TestUser) =>
  (await t.call('exports/check', { ids }, user)).body as Output<'exports/check'>;
const make = async (ids: string[], user: TestUser) => {
  const { status, body } = await t.call('exports/make', { ids }, user);
  return { status, ...(body as Output<'exports/make'>) };
};

const agreeing = async () => {
  const home = await makePhotoHome(t);
  for (const id of [home.rose, home.ann]) await home.says(id, 'photo_external', 'yes');
  return home;
};

const refusal = async (home: PhotoHome, id: string) => {
  const [photo] = await check([id], home.manager);
  const { files, refused } = await make([id], home.manager);
  expect(files).toEqual([]);
  expect(refused).toEqual([{ id, reasons: photo?.reasons }]);
  return photo?.is_allowed === false && photo.picture === null && photo.reasons[0]?.code;
};

describe('public use', () => {
  it('gives a watermarked picture with a sheet of the consents, and is recorded', async () => {
    const home = await agreeing();
    const id = await home.share();
    expect(await check([id], home.manager)).toMatchObject([{ is_allowed: true, reasons: [] }]);
    const { files, refused } = await make([id], home.manager);
    expect([refused, files.map(({ file_name }) => file_name)]).toEqual([
      [],
      ['public-2026-11-15-1.jpg', 'public-2026-11-15-consents.pdf'],
    ]);
    const [picture, sheet] = files.map(({ base64 }) => Buffer.from(base64, 'base64'));
    const { format, width, exif } = await sharp(picture).metadata();
    expect([format, width, exif]).toEqual(['jpeg', 400, undefined]);
    // The person is clear, and the white lower edge has become a dark band with letters.
    expect(await contrast(picture ?? Buffer.alloc(0), RED)).toBeGreaterThan(60);
    const band = await sharp(picture)
      .extract({ left: 0, top: 200 - 22, width: 400, height: 20 })
      .greyscale()
      .toBuffer();
    const [grey] = (await sharp(band).stats()).channels;
    expect(grey?.mean).toBeLessThan(190);
    expect(grey?.stdev).toBeGreaterThan(10);
    expect(sheet?.subarray(0, 5).toString()).toBe('%PDF-');
    const copies = await t.call('photos/copies', { resident_id: home.ann }, home.manager);
    expect(copies.body).toMatchObject([{ photo_id: id, kind: 'public' }]);
    const audit = await t.database.system((db) =>
      db.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute(),
    );
    expect(audit.map(({ action }) => action)).toContain('photo.publish');
  });

  it('N6: refuses the yes of an attorney', async () => {
    const home = await agreeing();
    const id = await home.share();
    await t.database.system((db) =>
      db
        .updateTable('consents')
        .set({ basis: 'health_welfare_attorney' })
        .where('resident_id', '=', home.ann)
        .where('purpose', '=', 'photo_external')
        .execute(),
    );
    expect(await refusal(home, id)).toBe('no_external');
  });

  it('N24: refuses a consent that was withdrawn', async () => {
    const home = await agreeing();
    const id = await home.share();
    await home.says(home.rose, 'photo_external', 'withdrawn');
    expect(await refusal(home, id)).toBe('no_external');
  });

  it('N6: refuses a photo with a visitor, also blurred', async () => {
    const home = await agreeing();
    const resident = { kind: 'resident', resident_id: home.rose } as const;
    for (const treatment of ['show', 'blur'] as const) {
      const id = await home.share({
        people: [resident, { kind: 'visitor', region: RED, treatment }],
      });
      expect(await refusal(home, id)).toBe('not_a_resident');
    }
  });

  it('refuses a photo that is not shared with the home', async () => {
    const home = await agreeing();
    expect(await refusal(home, await home.share({ sharing: 'own_family' }))).toBe('not_shared');
  });

  it('releases what is allowed and lists the rest', async () => {
    const home = await agreeing();
    const [good, bad] = [await home.share(), await home.share({ sharing: 'staff' })];
    const { files, refused } = await make([bad, good], home.manager);
    expect([files.length, refused.map(({ id }) => id)]).toEqual([2, [bad]]);
  });

  it('is for managers only', async () => {
    const home = await agreeing();
    const id = await home.share();
    for (const role of ['activity_lead', 'carer'] as const) {
      const user = await t.signIn({ role, carehomeId: home.carehomeId });
      expect((await make([id], user)).status).toBe(403);
    }
    expect((await make([id], home.roses)).status).toBe(403);
  });
});
