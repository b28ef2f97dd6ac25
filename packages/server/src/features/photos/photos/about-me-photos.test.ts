import { readFile } from 'node:fs/promises';

import type { Input, Output } from '@relish/shared/calls.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { BLUE, contrast, makePhotoHome, type PhotoHome, RED } from '../../../testing/photo-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

const MIGRATION = new URL(
  '../../../db/migrations/202611172100-about-me-photos.sql',
  import.meta.url,
);

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Entry = Output<'about-me/get'>['entries'][number];

async function setUp() {
  const home = await makePhotoHome(t);
  await home.says(home.rose, 'share_about_me_family', 'yes');
  return home;
}

const aMemory = (home: PhotoHome, media_ids: string[]): Input<'about-me/add'> => ({
  resident_id: home.rose,
  section_key: 'memories',
  prompt_key: 'story',
  text: 'We danced at Whitby.',
  voice: 'resident',
  period: 'summer of 1958',
  place: 'Whitby',
  media_ids,
});

/** A memory with one picture, and the photo of the album that it is. */
async function addMemory(home: PhotoHome, changes: Partial<Input<'about-me/add'>> = {}) {
  const mediaId = await home.upload(home.manager);
  const input = { ...aMemory(home, [mediaId]), ...changes };
  const { status, body } = await t.call('about-me/add', input, home.manager);
  expect(status).toBe(200);
  return { entryId: body.id as string, mediaId, photoId: await findPhotoId(mediaId) };
}

const findPhotoId = async (mediaId: string) => {
  const rows = await t.database.system((db) =>
    db.selectFrom('photos').select('id').where('media_id', '=', mediaId).execute(),
  );
  return rows[0]?.id ?? '';
};

const readBook = async (home: PhotoHome) =>
  (await t.call('about-me/get', { resident_id: home.rose }, home.manager)).body.entries as Entry[];
const readAsFamily = async (home: PhotoHome, user: TestUser = home.roses) =>
  (await t.call('about-me/for-family', { resident_id: home.rose }, user)).body.entries as Pick<
    Entry,
    'id' | 'pictures'
  >[];
const listIds = async (user: TestUser, input = {}) =>
  ((await t.call('photos/list', input, user)).body as Output<'photos/list'>).photos.map(
    ({ id }) => id,
  );
const open = async (home: PhotoHome, url = '') => (await home.fetchPicture(url)).statusCode;

/** The first picture as Rose's family gets it, by an address that was once good. */
async function signForFamily(home: PhotoHome, mediaId: string) {
  const { carehomeId, roses } = home;
  const link = { carehomeId, holderId: roses.sessionId, id: mediaId, now: t.now() } as const;
  return t.media.signUrls({ ...link, audience: 'family' }).large;
}

const BOTH = (home: PhotoHome) => [
  { kind: 'resident' as const, resident_id: home.rose, region: RED },
  { kind: 'resident' as const, resident_id: home.ann, region: BLUE },
];

describe('a picture of About me', () => {
  it('is a photo of the album with the resident, waiting until everyone is named', async () => {
    const home = await setUp();
    const { photoId, mediaId } = await addMemory(home);
    const { body } = await t.call('photos/get', { id: photoId }, home.manager);
    expect(body).toMatchObject({
      state: 'needs_people',
      decade: 1950,
      place: 'Whitby',
      residents: [{ id: home.rose }],
      staff: { sharing: 'own_family', belongs_to: { kind: 'about_me', id: home.rose } },
    });
    expect(await listIds(home.manager, { resident_id: home.rose })).toEqual([photoId]);
    const [entry] = await readBook(home);
    expect(entry?.pictures).toMatchObject([{ id: mediaId }]);
    expect(await open(home, entry?.pictures[0]?.urls.large)).toBe(200);
  });

  it('N4: is seen in About me as before, but nowhere else until everyone is named', async () => {
    const home = await setUp();
    const { photoId } = await addMemory(home);
    const [entry] = await readAsFamily(home);
    expect(await open(home, entry?.pictures[0]?.urls.large)).toBe(200);
    expect(await listIds(home.roses)).toEqual([]);
    expect((await t.call('photos/get', { id: photoId }, home.roses)).status).toBe(404);
    expect((await t.call('photos/download', { id: photoId }, home.roses)).status).toBe(404);
    expect(await listIds(home.anns)).toEqual([]);
  });

  it('N4: disappears for the family when someone in it has not agreed, and is blurred on request', async () => {
    const home = await setUp();
    const { photoId, mediaId } = await addMemory(home);
    const url = await signForFamily(home, mediaId);
    await home.says(home.ann, 'photo_other_families', 'no');
    const people = BOTH(home);
    for (const named of ['not_yet', 'everyone'] as const) {
      await home.save(photoId, { people, named, sharing: 'own_family' });
      expect((await readAsFamily(home))[0]?.pictures).toEqual([]);
      expect(await open(home, url)).toBe(404);
    }
    await home.save(photoId, {
      people: people.map((person) => ({ ...person, treatment: 'blur' as const })),
      sharing: 'own_family',
    });
    expect((await readAsFamily(home))[0]?.pictures).toHaveLength(1);
    const { rawPayload } = await home.fetchPicture(url);
    expect(await contrast(rawPayload, RED)).toBeGreaterThan(60);
    expect(await contrast(rawPayload, BLUE)).toBeLessThan(15);
    expect((await readBook(home))[0]?.pictures).toHaveLength(1);
  });

  it('is shared with other families in it only through the album', async () => {
    const home = await setUp();
    const { photoId, mediaId } = await addMemory(home);
    const { carehomeId, anns } = home;
    const link = { carehomeId, holderId: anns.sessionId, id: mediaId, now: t.now() } as const;
    const url = t.media.signUrls({ ...link, audience: 'family' }).large;
    expect(await open(home, url)).toBe(404);
    await home.save(photoId, { people: BOTH(home), sharing: 'own_family' });
    expect(await listIds(home.anns)).toEqual([photoId]);
    expect(await open(home, url)).toBe(200);
  });

  it('N21: is shown to no one after a no, even when the entry is removed and restored', async () => {
    const home = await setUp();
    const { photoId, mediaId, entryId } = await addMemory(home);
    const urls = [
      await signForFamily(home, mediaId),
      (await readBook(home))[0]?.pictures[0]?.urls.large,
    ];
    await t.call('photos/refuse', { id: photoId, resident_id: home.rose }, home.manager);
    const expectHidden = async () => {
      expect((await readBook(home))[0]?.pictures).toEqual([]);
      expect((await readAsFamily(home))[0]?.pictures).toEqual([]);
      for (const url of urls) expect(await open(home, url)).toBe(404);
    };
    await expectHidden();
    await t.call('about-me/remove', { id: entryId }, home.manager);
    expect((await t.call('about-me/restore', { id: entryId }, home.manager)).status).toBe(200);
    await expectHidden();
  });

  it('N24: is hidden everywhere at once when consent is withdrawn', async () => {
    const home = await setUp();
    const { mediaId } = await addMemory(home);
    const url = await signForFamily(home, mediaId);
    expect(await open(home, url)).toBe(200);
    for (const purpose of ['photo_own_family', 'photo_life_story'] as const) {
      await home.says(home.rose, purpose, 'withdrawn');
      expect((await readAsFamily(home))[0]?.pictures).toEqual([]);
      expect(await open(home, url)).toBe(404);
    }
    expect((await readBook(home))[0]?.pictures).toEqual([]);
  });

  it('without anyone recognisable stays visible to the family in About me', async () => {
    const home = await setUp();
    const { photoId, mediaId } = await addMemory(home);
    await home.save(photoId, { people: [], named: 'nobody', sharing: 'own_family' });
    expect((await readAsFamily(home))[0]?.pictures).toHaveLength(1);
    expect(await open(home, await signForFamily(home, mediaId))).toBe(200);
  });

  it('of an entry for staff is not shown to the family', async () => {
    const home = await setUp();
    const { photoId, mediaId } = await addMemory(home, { visibility: 'staff' });
    const url = await signForFamily(home, mediaId);
    expect(await open(home, url)).toBe(404);
    const { body } = await t.call('photos/get', { id: photoId }, home.manager);
    expect(body.staff).toMatchObject({ sharing: 'staff' });
  });

  it('is no photo of the album until a contribution is accepted', async () => {
    const home = await setUp();
    const mediaId = await home.upload(home.roses);
    const { body } = await t.call('about-me/contribute', aMemory(home, [mediaId]), home.roses);
    expect(await findPhotoId(mediaId)).toBe('');
    expect(await open(home, await signForFamily(home, mediaId))).toBe(200);
    const accept = { id: body.id as string, version: 1 };
    expect((await t.call('about-me/accept', accept, home.manager)).status).toBe(200);
    expect(await listIds(home.manager)).toEqual([await findPhotoId(mediaId)]);
  });
});

describe('who sees a picture of About me', () => {
  const readAnswers = async (home: PhotoHome, id: string) => {
    const { body } = await t.call('photos/get', { id }, home.manager);
    const photo = body as Output<'photos/get'>;
    return photo.staff?.who_sees
      .filter(({ resident }) => resident?.id === home.rose)
      .map(({ audience, sees, reasons }) => [audience, sees, ...reasons.map(({ code }) => code)]);
  };
  const NOT_NAMED = ['own_family', 'nothing', 'needs_people'];

  it('says that the family sees it there, as they do, until About me is no longer shared', async () => {
    const home = await setUp();
    const { photoId } = await addMemory(home);
    expect(await readAnswers(home, photoId)).toEqual([NOT_NAMED, ['about_me', 'original']]);
    expect((await readAsFamily(home))[0]?.pictures).toHaveLength(1);
    await home.says(home.rose, 'share_about_me_family', 'withdrawn');
    expect(await readAnswers(home, photoId)).toEqual([
      NOT_NAMED,
      ['about_me', 'nothing', 'not_shared'],
    ]);
    expect(await readAsFamily(home)).toEqual([]);
  });

  it('says that they do not see it in an entry for staff, however the photo is shared', async () => {
    const home = await setUp();
    const { photoId } = await addMemory(home, { visibility: 'staff' });
    await home.save(photoId, { people: [], named: 'not_yet', sharing: 'own_family' });
    expect(await readAnswers(home, photoId)).toEqual([['about_me', 'nothing', 'not_shared']]);
    expect(await readAsFamily(home)).toEqual([]);
  });

  it('counts changes that are not saved, and a picture that shows no one', async () => {
    const home = await setUp();
    const { photoId } = await addMemory(home);
    const unsaved: Input<'photos/who-sees'> = {
      id: photoId,
      named: 'nobody',
      sharing: 'own_family',
    };
    const { body } = await t.call('photos/who-sees', unsaved, home.manager);
    expect(body.who_sees).toContainEqual(
      expect.objectContaining({ audience: 'about_me', sees: 'original' }),
    );
  });
});

it('makes photos of the pictures of accepted entries by migration, as the app does', async () => {
  const home = await setUp();
  await addMemory(home);
  await addMemory(home, { visibility: 'staff', period: 'before the war', place: null });
  const contribute = async () => {
    const entry = aMemory(home, [await home.upload(home.roses)]);
    return (await t.call('about-me/contribute', entry, home.roses)).body.id as string;
  };
  await contribute();
  await t.call('about-me/accept', { id: await contribute(), version: 1 }, home.manager);
  const read = () =>
    t.database.system((db) =>
      db
        .selectFrom('photos as f')
        .innerJoin('photo_people as p', 'p.photo_id', 'f.id')
        .select(['f.media_id', 'f.added_by', 'f.decade', 'f.place', 'f.origin', 'f.state'])
        .select(['f.named', 'f.sharing', 'p.resident_id', 'p.kind', 'p.agreed', 'p.treatment'])
        .where('f.carehome_id', '=', home.carehomeId)
        .orderBy('f.media_id')
        .execute(),
    );
  const before = await read();
  expect(before).toHaveLength(3);
  const [photos = '', people = ''] = (await readFile(MIGRATION, 'utf8')).split(';\n');
  await t.database.system(async (db) => {
    await db.deleteFrom('photos').where('carehome_id', '=', home.carehomeId).execute();
    for (const statement of [photos, people]) await sql.raw(statement).execute(db);
  });
  expect(await read()).toEqual(before);
});

describe('removing and cropping', () => {
  it('removes a photo from About me and from the album in one place', async () => {
    const home = await setUp();
    const { photoId, mediaId } = await addMemory(home);
    const url = await signForFamily(home, mediaId);
    expect((await t.call('photos/remove', { ids: [photoId] }, home.manager)).status).toBe(200);
    expect(await readBook(home)).toMatchObject([{ media_ids: [], pictures: [] }]);
    expect(await open(home, url)).toBe(404);
  });

  it('removes a picture taken out of an entry from the album too', async () => {
    const home = await setUp();
    const { entryId, photoId } = await addMemory(home);
    const { resident_id: _of, section_key: _in, ...written } = aMemory(home, []);
    const edit = { ...written, id: entryId, version: 1, visibility: 'staff_family' } as const;
    expect((await t.call('about-me/edit', edit, home.manager)).status).toBe(200);
    expect((await t.call('photos/get', { id: photoId }, home.manager)).status).toBe(404);
  });

  it('hides a photo with a removed entry and shows it with a restored one', async () => {
    const home = await setUp();
    const { entryId, photoId } = await addMemory(home);
    await t.call('about-me/remove', { id: entryId }, home.manager);
    expect(await listIds(home.manager)).toEqual([]);
    await t.call('about-me/restore', { id: entryId }, home.manager);
    expect(await listIds(home.manager)).toEqual([photoId]);
    expect((await readBook(home))[0]?.pictures).toHaveLength(1);
  });

  it('shows the cropped picture in About me', async () => {
    const home = await setUp();
    const { photoId, mediaId } = await addMemory(home);
    const crop = { id: photoId, version: 1, region: { x: 0, y: 0, w: 500, h: 1000 } };
    expect((await t.call('photos/crop', crop, home.manager)).status).toBe(200);
    const [entry] = await readAsFamily(home);
    expect(entry?.pictures).toHaveLength(1);
    expect(entry?.pictures[0]?.id).not.toBe(mediaId);
    expect(await open(home, entry?.pictures[0]?.urls.large)).toBe(200);
    expect(await open(home, await signForFamily(home, mediaId))).toBe(404);
  });
});

describe('a family’s photo', () => {
  const suggest = async (home: PhotoHome) => {
    const mediaId = await home.upload(home.roses);
    const input = { resident_id: home.rose, decade: 1950, place: 'Whitby', may_share: true };
    const { body } = await t.call(
      'photos/suggest',
      { ...input, media_id: mediaId, may_share: true },
      home.roses,
    );
    return { id: body.id as string, mediaId };
  };
  const accept = (home: PhotoHome, id: string) =>
    t.call(
      'photos/answer',
      { id, accept: true, about_me: { text: 'They met on the pier.' } },
      home.manager,
    );

  it('becomes a memory in the family’s words when it is accepted, with the same picture', async () => {
    const home = await setUp();
    const { id: photoId, mediaId } = await suggest(home);
    expect((await accept(home, photoId)).status).toBe(200);
    expect((await accept(home, photoId)).status).toBe(200);
    const book = await readBook(home);
    expect(book).toMatchObject([
      {
        section_key: 'memories',
        text: 'They met on the pier.',
        voice: 'relative',
        supported_by: 'Kim Sharma',
        period: '1950s',
        place: 'Whitby',
        pictures: [{ id: mediaId }],
      },
    ]);
    expect((await readAsFamily(home))[0]?.pictures).toHaveLength(1);
    expect(await listIds(home.manager)).toEqual([photoId]);
    const [entry] = book;
    const { resident_id: _of, section_key: _in, ...written } = aMemory(home, []);
    const id = entry?.id ?? '';
    const edit = { ...written, id, version: 1, visibility: 'staff_family' } as const;
    expect((await t.call('about-me/edit', edit, home.manager)).status).toBe(200);
    expect(await listIds(home.manager)).toEqual([photoId]);
  });

  it('is not accepted for About me without consent for life story pictures', async () => {
    const home = await setUp();
    const { id } = await suggest(home);
    await home.says(home.rose, 'photo_life_story', 'no');
    const { status, error } = await accept(home, id);
    expect([status, error.errors?.['about_me']?.[0]]).toEqual([
      422,
      'Record the consent for life story pictures first, under Consent.',
    ]);
    expect((await t.call('photos/get', { id }, home.manager)).body.state).toBe('pending');
  });
});
