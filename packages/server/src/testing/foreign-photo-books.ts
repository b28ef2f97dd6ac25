import { aBook } from './book-home.ts';
import type { TestApp, TestUser } from './test-app.ts';

export function foreignPhotoBooks(t: TestApp, addResident: (them: TestUser) => Promise<string>) {
  const addBook = async (them: TestUser) => {
    const input = { ...aBook, resident_id: await addResident(them) };
    return (await t.call('photo-books/add', input, them)).body.id as string;
  };
  const byId =
    (rest: object = {}) =>
    async (them: TestUser) => ({ id: await addBook(them), ...rest });
  const ofCopy = async (them: TestUser) => ({
    id: (await t.call('photo-books/make', { id: await addBook(them) }, them)).body.id,
  });
  const ofResident =
    (rest: object = {}) =>
    async (them: TestUser) => ({ resident_id: await addResident(them), ...rest });
  const page = { id: '0b8f5c1e-58a0-4f43-9d4a-0a4f5a3d2b11', kind: 'title' };
  return {
    'photo-books/list': ofResident(),
    'photo-books/get': byId(),
    'photo-books/photos': byId(),
    'photo-books/quotes': byId(),
    'photo-books/add': ofResident(aBook),
    'photo-books/save': byId({ version: 1, ...aBook, pages: [page] }),
    'photo-books/lay-out': byId({ version: 1 }),
    'photo-books/share': byId({ shared: true }),
    'photo-books/remove': byId(),
    'photo-books/make': byId(),
    'photo-books/copy': ofCopy,
    'photo-books/open': ofCopy,
  };
}
