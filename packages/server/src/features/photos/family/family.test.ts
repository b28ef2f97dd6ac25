import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { makePhotoHome, type PhotoHome } from '../../../testing/photo-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const readFeed = async (user: TestUser, input = {}) =>
  (await t.call('photos/feed', input, user)).body as Output<'photos/feed'>;
const readSuggestions = async (user: TestUser) =>
  (await t.call('photos/suggestions', {}, user)).body as unknown as Output<'photos/suggestions'>;
const listAnswers = async ({ email }: TestUser) => {
  await t.jobs.runDue();
  return (await t.mailbox.to(email)).filter((mail) => mail.includes('Subject: An answer about'));
};
const suggest = async (home: PhotoHome) => {
  const media_id = await home.upload(home.roses);
  const input = {
    media_id,
    resident_id: home.rose,
    caption: 'At Whitby',
    may_share: true,
  } as const;
  return (await t.call('photos/suggest', input, home.roses)).body.id as string;
};

describe('the feed of a family', () => {
  it('has the photos of their resident with their own thanks, page by page', async () => {
    const home = await makePhotoHome(t);
    const older = await home.share({ taken_on: '2026-01-05' });
    const newer = await home.share({ taken_on: '2026-03-05' });
    await t.call('photos/thank', { id: newer, text: 'Lovely!' }, home.roses);
    const first = await readFeed(home.roses, { limit: 1 });
    expect(first.photos).toMatchObject([
      { id: newer, own_thanks: { heart: true, text: 'Lovely!' }, staff: null },
    ]);
    const second = await readFeed(home.roses, { limit: 1, after: first.next });
    expect(second.photos).toMatchObject([{ id: older, own_thanks: null }]);
    expect((await readFeed(home.anns)).photos.map(({ own_thanks }) => own_thanks)).toEqual([
      null,
      null,
    ]);
  });

  it('N24: loses a photo as soon as a consent is withdrawn', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share();
    expect((await readFeed(home.roses)).photos).toMatchObject([{ id }]);
    await home.says(home.ann, 'photo_other_families', 'withdrawn');
    expect((await readFeed(home.roses)).photos).toEqual([]);
  });

  it('N1: is not found for another family’s resident', async () => {
    const home = await makePhotoHome(t);
    for (const call of ['photos/feed', 'photos/suggestions'] as const)
      expect((await t.call(call, { resident_id: home.ann }, home.roses)).status).toBe(404);
  });
});

describe('a family’s photo', () => {
  it('waits, is accepted, and its sender gets one message without names', async () => {
    const home = await makePhotoHome(t);
    const id = await suggest(home);
    expect(await readSuggestions(home.roses)).toMatchObject([
      {
        id,
        state: 'waiting',
        caption: 'At Whitby',
        picture: { large: expect.any(String) as string },
      },
    ]);
    expect(await readSuggestions(await home.makeRelative(home.rose))).toEqual([]);
    expect((await t.call('photos/to-answer', {}, home.manager)).body).toEqual({ count: 1 });
    const accept = { id, accept: true, message: 'Margaret smiled at once.' };
    for (let times = 0; times < 2; times += 1) await t.call('photos/answer', accept, home.manager);
    expect(await readSuggestions(home.roses)).toMatchObject([
      { id, state: 'accepted', answer: accept.message, picture: null },
    ]);
    expect((await t.call('photos/to-answer', {}, home.manager)).body).toEqual({ count: 0 });
    const [mail, ...more] = await listAnswers(home.roses);
    expect(more).toEqual([]);
    expect(mail).toContain('/tabs/photo-book');
    // N17: the answer may name a resident.
    for (const secret of ['Margaret', 'Whitby']) expect(mail).not.toContain(secret);
    const people = [{ kind: 'resident', resident_id: home.rose }] as const;
    await home.save(id, { people: [...people], sharing: 'own_family' });
    expect(await readSuggestions(home.roses)).toEqual([]);
    expect((await readFeed(home.roses)).photos).toMatchObject([{ id, is_own: true }]);
  });

  it('is declined with words, which its sender can read', async () => {
    const home = await makePhotoHome(t);
    const id = await suggest(home);
    const decline = { id, accept: false, message: 'It shows another family.' };
    await t.call('photos/answer', decline, home.manager);
    expect(await readSuggestions(home.roses)).toMatchObject([
      { id, state: 'declined', answer: decline.message, picture: null },
    ]);
    expect(await listAnswers(home.roses)).toHaveLength(1);
  });

  it('N3: is not answered to someone whose link has ended', async () => {
    const home = await makePhotoHome(t);
    const id = await suggest(home);
    await t.database.system((db) =>
      db
        .updateTable('relative_links')
        .set({ status: 'blocked' })
        .where('id', '=', home.roses.linkId)
        .execute(),
    );
    await t.call('photos/answer', { id, accept: true }, home.manager);
    expect(await listAnswers(home.roses)).toEqual([]);
    expect(await readSuggestions(home.roses)).toEqual([]);
  });

  it('N21: is not shown as declined when someone in it said no', async () => {
    const home = await makePhotoHome(t);
    const id = await suggest(home);
    await t.call('photos/answer', { id, accept: true }, home.manager);
    await t.call('photos/refuse', { id, resident_id: home.ann }, home.manager);
    expect(await readSuggestions(home.roses)).toEqual([]);
  });
});
