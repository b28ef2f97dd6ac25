import type { Input } from '@relish/shared/calls.ts';
import type { Book } from '@relish/shared/photos/photo-books/contract.ts';

import { makePhotoHome } from './photo-home.ts';
import type { TestApp, TestUser } from './test-app.ts';

export const aBook = {
  title: 'A year at the home',
  paper: 'a4',
  orientation: 'landscape',
  edition: 'named',
} as const;

/** The home of photos with a book of one of its residents. */
export async function makeBookHome(t: TestApp) {
  const home = await makePhotoHome(t);
  const addBook = async (changes: Partial<Input<'photo-books/add'>> = {}) => {
    const input = { ...aBook, resident_id: home.rose, ...changes };
    const { status, body } = await t.call('photo-books/add', input, home.manager);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.id as string;
  };
  const get = async (id: string, user: TestUser = home.manager) =>
    (await t.call('photo-books/get', { id }, user)).body as unknown as Book;
  /** Makes the PDF and returns the id of the copy. */
  const make = async (
    id: string,
    {
      user = home.manager,
      replaces = null as string | null,
    }: { user?: TestUser; replaces?: string | null } = {},
  ) => {
    const { status, body } = await t.call('photo-books/make', { id, replaces }, user);
    if (status !== 200) throw new Error(JSON.stringify(body));
    await t.jobs.runDue();
    return body.id as string;
  };
  const open = (id: string, user: TestUser = home.manager) =>
    t.call('photo-books/open', { id }, user);
  const rename = (id: string, name: string) =>
    t.database.system((db) =>
      db
        .updateTable('residents')
        .set({ first_name: name, preferred_name: name })
        .where('id', '=', id)
        .execute(),
    );
  const download = async (url: string) => t.app.inject({ method: 'GET', url });
  return { ...home, addBook, get, make, open, rename, download };
}
