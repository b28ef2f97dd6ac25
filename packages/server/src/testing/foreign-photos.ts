import { photoOfAPhone } from './pictures.ts';
import type { TestApp, TestUser } from './test-app.ts';

export function foreignPhotos(t: TestApp, addResident: (them: TestUser) => Promise<string>) {
  const upload = async ({ token }: TestUser) =>
    (await t.send('media/upload', { token, body: await photoOfAPhone() })).body.id as string;
  const addPhoto = async (them: TestUser) => {
    const input = { media_ids: [await upload(them)] };
    return ((await t.call('photos/add', input, them)).body.ids as string[])[0] ?? '';
  };
  const byId =
    (rest: object = {}) =>
    async (them: TestUser) => ({ id: await addPhoto(them), ...rest });
  const NOBODY = { named: 'nobody', sharing: 'staff' };
  return {
    'photos/list': async (them: TestUser) => ({ resident_id: await addResident(them) }),
    'slideshow/list': async (them: TestUser) => ({ resident_id: await addResident(them) }),
    'exports/check': async (them: TestUser) => ({ ids: [await addPhoto(them)] }),
    'exports/make': async (them: TestUser) => ({ ids: [await addPhoto(them)] }),
    'gazettes/get': async (them: TestUser) => ({ resident_id: await addResident(them) }),
    'gazettes/set': async (them: TestUser) => ({
      resident_id: await addResident(them),
      wanted: true,
      agreed: 'resident_agrees',
    }),
    'gazettes/make': async (them: TestUser) => ({ resident_id: await addResident(them) }),
    'gazettes/set-posted': async (them: TestUser) => ({
      resident_id: await addResident(them),
      quarter: '2026-Q3',
      posted: true,
    }),
    'gifts/get': async (them: TestUser) => ({ resident_id: await addResident(them) }),
    'gifts/make': async (them: TestUser) => ({
      resident_id: await addResident(them),
      is_entitled: true,
    }),
    'gifts/open': async (them: TestUser) => {
      const input = { resident_id: await addResident(them), is_entitled: true };
      return { id: (await t.call('gifts/make', input, them)).body.id as string };
    },
    'photos/get': byId(),
    'photos/months': async (them: TestUser) => ({ resident_id: await addResident(them) }),
    'photos/set-favourite': async (them: TestUser) => ({
      ids: [await addPhoto(them)],
      favourite: true,
    }),
    'photos/keep-duplicates': async (them: TestUser) => ({
      ids: [await addPhoto(them), await addPhoto(them)],
    }),
    'photos/add': async (them: TestUser) => ({ media_ids: [await upload(them)] }),
    'photos/save': byId({ version: 1, ...NOBODY }),
    'photos/save-many': async (them: TestUser) => ({
      ids: [await addPhoto(them)],
      change: { hidden: true },
    }),
    'photos/crop': byId({ version: 1, region: { x: 0, y: 0, w: 500, h: 500 } }),
    'photos/refuse': byId({ resident_id: null }),
    'photos/remove': async (them: TestUser) => ({ ids: [await addPhoto(them)] }),
    'photos/who-sees': byId(NOBODY),
    'photos/suggest': async (them: TestUser) => ({
      media_id: await upload(them),
      resident_id: await addResident(them),
      may_share: true,
    }),
    'photos/answer': byId({ accept: true }),
    'photos/thank': byId(),
    'photos/download': byId(),
    'photos/feed': async (them: TestUser) => ({ resident_id: await addResident(them) }),
    'photos/suggestions': async (them: TestUser) => ({ resident_id: await addResident(them) }),
    'photos/copies': async (them: TestUser) => ({ resident_id: await addResident(them) }),
    'photos/duplicates': async (them: TestUser) => ({ ids: [await addPhoto(them)] }),
  };
}
