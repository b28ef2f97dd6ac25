import type { Input } from '@relish/shared/calls.ts';
import type { Decision, Purpose } from '@relish/shared/residents/consents/purposes.ts';
import sharp from 'sharp';

import { decide, linkRelative, testResident } from './resident.ts';
import type { TestApp, TestUser } from './test-app.ts';

export const RED = { x: 100, y: 200, w: 200, h: 400 };
export const BLUE = { x: 600, y: 200, w: 200, h: 400 };

/** Two chequered people on white, on the left and on the right. */
export async function pictureOfTwo(width = 400): Promise<Buffer> {
  const height = width / 2;
  const pixels = Buffer.alloc(width * height * 3, 255);
  for (const { x, y, w, h } of [RED, BLUE])
    for (let row = (y * height) / 1000; row < ((y + h) * height) / 1000; row += 1)
      for (let column = (x * width) / 1000; column < ((x + w) * width) / 1000; column += 1) {
        const isDark = (Math.floor(row / 4) + Math.floor(column / 4)) % 2 === 0;
        pixels.fill(isDark ? 0 : 255, (row * width + column) * 3, (row * width + column) * 3 + 3);
      }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** How much the pixels differ in the middle of a place: chequers much, a blur little. */
export async function contrast(picture: Buffer, place: typeof RED): Promise<number> {
  const [w, h] = [place.w / 2, place.h / 2];
  const [x, y] = [place.x + w / 2, place.y + h / 2];
  const { width, height } = await sharp(picture).metadata();
  const [left, top] = [Math.round((x * width) / 1000), Math.round((y * height) / 1000)];
  const cut = await sharp(picture)
    .extract({
      left,
      top,
      width: Math.round((w * width) / 1000),
      height: Math.round((h * height) / 1000),
    })
    .greyscale()
    .png()
    .toBuffer();
  return (await sharp(cut).stats()).channels[0]?.stdev ?? 0;
}

const CONSENTS = [
  'photo_life_story',
  'photo_own_family',
  'photo_other_families',
  'photo_home_display',
] as const;

/** Two residents who agree to everything inside the home, each with a relative. */
export async function makePhotoHome(t: TestApp) {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const says = (residentId: string, purpose: Purpose, decision: Decision) =>
    t.database.system((db) =>
      decide(db, carehomeId, residentId, { purpose, decision, now: t.now() }),
    );
  const makeResident = async () => {
    const id = await t.database.system((db) => testResident(db, carehomeId, t.now()));
    for (const purpose of CONSENTS) await says(id, purpose, 'yes');
    return id;
  };
  const makeRelative = async (residentId: string, access_level = 4) => {
    const relative = await t.signIn({ role: 'relative', carehomeId });
    const link = { userId: relative.id, residentId, access_level, now: t.now() };
    const linkId = await t.database.system((db) => linkRelative(db, carehomeId, link));
    return { ...relative, linkId };
  };
  const [rose, ann] = [await makeResident(), await makeResident()];
  const upload = async (user: TestUser, body?: Buffer) =>
    (await t.send('media/upload', { token: user.token, body: body ?? (await pictureOfTwo()) })).body
      .id as string;
  const add = async (user: TestUser = manager) => {
    const mediaId = await upload(user);
    const { status, body } = await t.call('photos/add', { media_ids: [mediaId] }, user);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return (body.ids as string[])[0] ?? '';
  };
  type Saved = Partial<Input<'photos/save'>>;
  const save = async (id: string, changes: Saved = {}, user: TestUser = manager) => {
    const { version } = (await t.call('photos/get', { id }, user)).body as { version: number };
    const input: Input<'photos/save'> = {
      id,
      version,
      named: 'everyone',
      sharing: 'home',
      people: [
        { kind: 'resident', resident_id: rose, region: RED },
        { kind: 'resident', resident_id: ann, region: BLUE },
      ],
      ...changes,
    };
    return t.call('photos/save', input, user);
  };
  /** A photo of both, shared with everyone who may see it. */
  const share = async (changes: Saved = {}) => {
    const id = await add();
    const { status, body } = await save(id, changes);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return id;
  };
  const address = async (id: string, user: TestUser) =>
    (
      (await t.call('photos/get', { id }, user)).body as {
        picture?: { large: string; small: string; thumb: string } | null;
      }
    ).picture;
  const fetchPicture = (url: string, headers: Record<string, string> = {}) =>
    t.app.inject({ method: 'GET', url, headers });
  /** Signed for this user, whether or not the app would hand it out. */
  const signed = async (id: string, user: TestUser, audience: 'staff' | 'family') => {
    const { media_id } = await t.database.system((db) =>
      db.selectFrom('photos').select('media_id').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    const link = { carehomeId, holderId: user.sessionId, id: media_id, audience, now: t.now() };
    return t.media.signUrls(link);
  };
  return {
    manager,
    carehomeId,
    rose,
    ann,
    roses: await makeRelative(rose),
    anns: await makeRelative(ann),
    says,
    makeResident,
    makeRelative,
    upload,
    add,
    save,
    share,
    address,
    fetchPicture,
    signed,
  };
}

export type PhotoHome = Awaited<ReturnType<typeof makePhotoHome>>;
