import { beforeAll, describe, expect, it } from 'vitest';

import { photoOfAPhone } from '../../../testing/pictures.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';
import { makeAboutMe } from './make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const book = async (user: TestUser, resident_id: string) =>
  (await t.call('about-me/get', { resident_id }, user)).body;

describe('a carer’s suggestion', () => {
  async function suggested() {
    const keeper = await t.signIn({ role: 'nurse' });
    const { carehomeId, id: createdBy } = keeper;
    const resident_id = await t.database.system((db) =>
      makeResident(db, carehomeId, { preferred_name: 'Molly', createdBy, now: t.now() }),
    );
    const carer = await t.signIn({ role: 'carer', carehomeId });
    const text = 'She hums when the post arrives.';
    const input = { resident_id, section_key: 'matters', text, voice: 'staff' } as const;
    expect((await t.call('about-me/add', input, carer)).status).toBe(403);
    const { body } = await t.call('about-me/contribute', input, carer);
    return { keeper, carer, resident_id, input, id: body.id as string };
  }

  it('is pending for keepers and its author until accepted or edited', async () => {
    const { keeper, carer, resident_id, id } = await suggested();
    const other = await t.signIn({ role: 'carer', carehomeId: keeper.carehomeId });
    const waiting = async (user: TestUser) => (await book(user, resident_id)).pending.length;
    expect([await waiting(keeper), await waiting(carer), await waiting(other)]).toEqual([1, 1, 0]);
    expect((await t.call('about-me/pending', {}, keeper)).body).toEqual([
      expect.objectContaining({ id, resident_id, preferred_name: 'Molly' }),
    ]);
    const text = 'Hums when the post arrives.';
    await t.call('about-me/accept', { id, version: 1, text }, keeper);
    const { entries, pending } = await book(carer, resident_id);
    expect(pending).toEqual([]);
    expect(entries).toEqual([
      expect.objectContaining({ text, author: 'Kim Sharma', version: 2, voice: 'staff' }),
    ]);
    expect((await t.call('about-me/accept', { id, version: 2 }, keeper)).status).toBe(404);
  });

  it('is kept when declined, and can be withdrawn', async () => {
    const { keeper, carer, resident_id, id } = await suggested();
    await t.call('about-me/decline', { id }, keeper);
    expect((await book(carer, resident_id)).pending).toEqual([]);
    await t.call('about-me/restore', { id }, keeper);
    expect((await book(keeper, resident_id)).pending).toHaveLength(1);
    expect((await book(keeper, resident_id)).entries).toEqual([]);
  });

  it('is limited to thirty at a time', async () => {
    const { carer, input } = await suggested();
    for (let count = 1; count < 30; count += 1) await t.call('about-me/contribute', input, carer);
    expect((await t.call('about-me/contribute', input, carer)).status).toBe(422);
  });
});

describe('pending suggestions of a home', () => {
  it('are listed oldest first with their resident, for this home only', async () => {
    const keeper = await t.signIn({ role: 'nurse' });
    const { carehomeId, id: createdBy } = keeper;
    const hoursAgo = (hours: number) => new Date(t.now().getTime() - hours * 3_600_000);
    await t.database.system(async (db) => {
      const person = { createdBy, now: t.now(), room: '12' };
      const molly = await makeResident(db, carehomeId, { ...person, preferred_name: 'Molly' });
      const arthur = await makeResident(db, carehomeId, { ...person, preferred_name: 'Arthur' });
      const pending = { author_id: createdBy, voice: 'resident', status: 'pending' } as const;
      const story = { ...pending, section_key: 'memories', text: 'We danced.' } as const;
      // Encrypted in the database.
      const sealed = { ...pending, section_key: 'identity', text: 'Proud to be a nurse.' } as const;
      await makeAboutMe(
        db,
        carehomeId,
        [
          { ...story, resident_id: molly, period: '1958', told_on: '2026-01-02', at: hoursAgo(1) },
          { ...sealed, resident_id: arthur, at: hoursAgo(3) },
          { ...story, resident_id: molly, status: 'accepted', at: hoursAgo(2) },
        ],
        t.sealer,
      );
    });
    const who = { last_name: 'Brown', room: '12', picture: null, author: 'Kim Sharma' };
    expect((await t.call('about-me/pending', {}, keeper)).body).toMatchObject([
      { ...who, preferred_name: 'Arthur', text: 'Proud to be a nurse.', visibility: 'staff' },
      { ...who, preferred_name: 'Molly', text: 'We danced.', period: '1958', pictures: [] },
    ]);
    const elsewhere = await t.signIn({ role: 'nurse' });
    expect((await t.call('about-me/pending', {}, elsewhere)).body).toEqual([]);
  });

  it('show faces and pictures only with consent', async () => {
    const manager = await t.signIn({ role: 'home_manager' });
    const { carehomeId, id: createdBy, token } = manager;
    const resident_id = await t.database.system((db) =>
      makeResident(db, carehomeId, { createdBy, now: t.now() }),
    );
    const upload = async () => {
      const headers = { 'content-type': 'application/octet-stream' };
      const body = await photoOfAPhone();
      return (await t.send('media/upload', { token, body, headers })).body.id as string;
    };
    const purposes = ['photo_record', 'photo_life_story'] as const;
    for (const purpose of purposes)
      await t.call(
        'consents/record',
        { resident_id, purpose, decision: 'yes', basis: 'own_consent' },
        manager,
      );
    await t.call('residents/set-picture', { id: resident_id, picture_id: await upload() }, manager);
    const story = { resident_id, section_key: 'memories', text: 'We danced.' } as const;
    const media_ids = [await upload()];
    await t.call('about-me/contribute', { ...story, media_ids }, manager);
    const shown = async () => {
      const [first] = (await t.call('about-me/pending', {}, manager)).body;
      const urls = [first.picture?.thumb, ...first.pictures.map((each: Shown) => each.urls.thumb)];
      return Promise.all(
        urls.filter(Boolean).map(async (url) => (await t.app.inject({ url })).statusCode),
      );
    };
    expect(await shown()).toEqual([200, 200]);
    for (const purpose of purposes)
      await t.call('consents/withdraw', { resident_id, purpose }, manager);
    expect(await shown()).toEqual([]);
  });
});

interface Shown {
  urls: { thumb: string };
}
