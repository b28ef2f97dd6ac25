import { beforeAll, expect, it } from 'vitest';

import { enterDemo } from '../../../testing/demo-mode.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { giftFile } from '../../photos/gifts/public.ts';
import { bookFile } from '../../photos/photo-books/public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

/** The names of the files of books and gifts. */
const listNames = ({ carehomeId }: TestUser) =>
  t.database.system(async (db) => {
    const books = await db
      .selectFrom('photo_book_copies')
      .select('file_key')
      .where('carehome_id', '=', carehomeId)
      .execute();
    const gifts = await db
      .selectFrom('photo_gifts')
      .select('file_key')
      .where('carehome_id', '=', carehomeId)
      .execute();
    return [
      ...books.map(({ file_key }) => bookFile(file_key ?? '')),
      ...gifts.map(({ file_key }) => giftFile(file_key ?? '')),
    ];
  });

const countKept = async (names: readonly string[]) => {
  const files = await Promise.all(names.map((name) => t.media.openFile(name)));
  return files.filter((file) => file !== undefined).length;
};

it('has gazettes that are ready to print, and deletes their files and those of gifts with the home', async () => {
  const owner = await t.signIn({ package_title: 'Package E' });
  const demo = await enterDemo(t, owner, { withFiles: true });
  await t.jobs.runDue();
  const { gazettes } = (await t.call('gazettes/list', {}, demo)).body as {
    gazettes: { state: string; resident: { id: string } }[];
  };
  expect(gazettes.length).toBeGreaterThan(0);
  expect(new Set(gazettes.map(({ state }) => state))).toEqual(new Set(['ready']));

  const resident_id = gazettes[0]?.resident.id ?? '';
  expect((await t.call('gifts/make', { resident_id, is_entitled: true }, demo)).status).toBe(200);
  await t.jobs.runDue();
  const names = await listNames(demo);
  expect(names).toHaveLength(gazettes.length + 1);
  expect(await countKept(names)).toBe(names.length);

  await enterDemo(t, owner, { fresh: true });
  await t.jobs.runDue();
  expect(await countKept(names)).toBe(0);
}, 90_000);
