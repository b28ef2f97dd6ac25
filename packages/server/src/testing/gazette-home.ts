import type { Output } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';

import { makeBookHome } from './book-home.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** The home of photo books, with a relative of one resident who is not online. */
export async function makeGazetteHome(t: TestApp) {
  const home = await makeBookHome(t);
  const setReader = (
    residentId: string,
    { wanted = true, name = 'Aunt Vera', user = home.manager } = {},
  ) =>
    t.call(
      'gazettes/set',
      { resident_id: residentId, wanted, name, agreed: 'resident_agrees' },
      user,
    );
  await setReader(home.rose);
  const list = async (user: TestUser = home.manager) =>
    ((await t.call('gazettes/list', {}, user)).body as Output<'gazettes/list'>).gazettes;
  const countWaiting = async () =>
    (await t.call('gazettes/waiting', {}, home.manager)).body.count as number;
  /** On two days, because of two that look the same on one day a book takes one. */
  const takeTwo = async (day: string) => [
    await home.share({ taken_on: day, caption: 'Tea in the garden' }),
    await home.share({ taken_on: addDays(day, 1), caption: 'Rose at the piano' }),
  ];
  const countCopies = async () =>
    (
      await t.database.system((db) =>
        db
          .selectFrom('photo_book_copies')
          .select('id')
          .where('carehome_id', '=', home.carehomeId)
          .execute(),
      )
    ).length;
  const setStatus = (residentId: string, status: 'current' | 'deceased') =>
    t.database.system((db) =>
      db
        .updateTable('residents')
        .set({ status, status_since: t.now() })
        .where('id', '=', residentId)
        .execute(),
    );
  return { ...home, setReader, list, countWaiting, takeTwo, countCopies, setStatus };
}
