import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { photoOfAPhone } from '../../testing/pictures.ts';
import { type TestApp, testApp, type TestUser } from '../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const added = async (user: TestUser, differences: Partial<Input<'notices/add'>> = {}) => {
  const tea = { title: 'Tea in the garden', audience: 'all' } as const;
  expect((await t.call('notices/add', { ...tea, ...differences }, user)).status).toBe(200);
};

async function screenOf(manager: TestUser) {
  const { body } = await t.call('notices/add-screen', { name: 'Lounge television' }, manager);
  const show = () => t.call('notices/screen', { token: body.token as string });
  return { id: body.id as string, show };
}

describe('a screen in the lounge', () => {
  it('shows what is for everybody, and nothing of staff, families or health (N22)', async () => {
    const manager = await t.signIn();
    await added(manager);
    await added(manager, { title: 'SECRET-STAFF', audience: 'staff' });
    await added(manager, { title: 'SECRET-FAMILY', audience: 'family' });
    const now = t.now();
    await t.database.system((db) =>
      makeResident(db, manager.carehomeId, {
        first_name: 'SECRET-NAME',
        diet: JSON.stringify({ kinds: ['other'], other: 'SECRET-DIET' }),
        createdBy: manager.id,
        now,
      }),
    );
    const { status, body } = await (await screenOf(manager)).show();
    expect([status, body.notices.length, body.today]).toEqual([200, 1, expect.any(String)]);
    expect(Object.keys(body.notices[0]).toSorted()).toEqual([
      'body',
      'expires_at',
      'id',
      'pictures',
      'priority',
      'title',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/SECRET|Sharma/);
  });

  it('goes dark when its link is ended, its pictures too', async () => {
    const manager = await t.signIn();
    const body = await photoOfAPhone();
    const { id } = (await t.send('media/upload', { token: manager.token, body })).body;
    await added(manager, { picture_ids: [id], pictures_show_nobody: true });
    const screen = await screenOf(manager);
    const { notices } = (await screen.show()).body;
    const statusOf = async () =>
      (await t.app.inject({ method: 'GET', url: notices[0].pictures[0].large })).statusCode;
    expect(await statusOf()).toBe(200);
    await t.call('notices/revoke-screen', { id: screen.id }, manager);
    expect([(await screen.show()).status, await statusOf()]).toEqual([404, 404]);
  });

  it('cannot be guessed for long', async () => {
    const address = '10.9.8.7';
    let last = 0;
    for (let each = 0; each < 101; each += 1)
      last = (await t.call('notices/screen', { token: `guess ${each}` }, { address })).status;
    expect(last).toBe(429);
    const { token } = (await t.call('notices/add-screen', { name: 'Lounge' }, await t.signIn()))
      .body;
    // Whoever guesses from the same network darkens no screen.
    expect((await t.call('notices/screen', { token: token as string }, { address })).status).toBe(
      200,
    );
  });
});
