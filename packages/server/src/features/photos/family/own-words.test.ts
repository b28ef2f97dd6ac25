import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { makeBookHome } from '../../../testing/book-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeAboutMe } from '../../residents/about-me/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const STORY = 'Walter taught her to swim.';

/** Another resident is called Walter, as the brother in the story is. */
async function makeHome() {
  const home = await makeBookHome(t);
  await home.rename(home.ann, 'Walter');
  return home;
}
type Home = Awaited<ReturnType<typeof makeHome>>;

async function suggest(home: Home) {
  const input = {
    media_id: await home.upload(home.roses),
    resident_id: home.rose,
    caption: 'With Walter at Whitby',
    story: STORY,
    may_share: true,
  } as const;
  const id = (await t.call('photos/suggest', input, home.roses)).body.id as string;
  const readOwn = async () =>
    (await t.call('photos/suggestions', {}, home.roses)).body as unknown as { caption: string }[];
  expect((await readOwn())[0]?.caption).toBe('With Walter at Whitby');
  await t.call('photos/answer', { id, accept: true }, home.manager);
  return id;
}

const accept = (home: Home, id: string, caption = 'With Walter at Whitby') =>
  home.save(id, { sharing: 'own_family', caption, story: STORY });

const readFeed = async (user: TestUser) =>
  ((await t.call('photos/feed', {}, user)).body as Output<'photos/feed'>).photos;

it('N1: a family reads its own words as it wrote them, and another family without names', async () => {
  const home = await makeHome();
  const id = await suggest(home);
  await accept(home, id);
  const others = await home.makeRelative(home.rose);
  for (const user of [home.roses, others])
    expect(await readFeed(user)).toMatchObject([
      { caption: 'With Walter at Whitby', story: STORY },
    ]);
  await home.rename(home.rose, 'Peggy');
  await home.rename(home.ann, 'Ann');
  const walter = await home.makeResident();
  await home.rename(walter, 'Walter');
  expect(await readFeed(home.anns)).toMatchObject([
    { caption: 'With another resident at Whitby', story: 'Another resident taught her to swim.' },
  ]);
});

it('N1: hides a name in words that staff have changed', async () => {
  const home = await makeHome();
  const id = await suggest(home);
  await accept(home, id, 'At Whitby, shown to Walter in the lounge');
  expect(await readFeed(home.roses)).toMatchObject([
    { caption: 'At Whitby, shown to another resident in the lounge', story: STORY },
  ]);
});

it('N1: a book for the family has its own words, and the edition without names has none', async () => {
  const home = await makeHome();
  await home.says(home.rose, 'share_about_me_family', 'yes');
  await accept(home, await suggest(home));
  await t.database.system((db) =>
    makeAboutMe(
      db,
      home.carehomeId,
      [
        {
          resident_id: home.rose,
          author_id: home.roses.id,
          section_key: 'roots',
          text: STORY,
          voice: 'relative',
          visibility: 'staff_family',
          at: t.now(),
        },
        {
          resident_id: home.rose,
          author_id: home.manager.id,
          section_key: 'work',
          text: 'She baked with Walter yesterday.',
          voice: 'staff',
          visibility: 'staff_family',
          at: t.now(),
        },
      ],
      t.sealer,
    ),
  );
  const readTexts = async (edition: 'named' | 'nameless') => {
    const { pages, photos } = await home.get(await home.addBook({ edition }));
    return JSON.stringify([pages, photos.map(({ caption }) => caption)]);
  };
  const named = await readTexts('named');
  expect(named).toContain(STORY);
  expect(named).toContain('With Walter at Whitby');
  expect(named).toContain('She baked with another resident yesterday.');
  expect(await readTexts('nameless')).not.toContain('Walter');
});
