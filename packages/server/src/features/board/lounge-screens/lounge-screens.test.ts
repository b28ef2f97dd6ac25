import type { Input } from '@relish/shared/calls.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { BLUE, contrast, makePhotoHome, RED } from '../../../testing/photo-home.ts';
import { photoOfAPhone } from '../../../testing/pictures.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const added = async (user: TestUser, differences: Partial<Input<'notices/add'>> = {}) => {
  const tea = { title: 'Tea in the garden', audience: 'all' } as const;
  expect((await t.call('notices/add', { ...tea, ...differences }, user)).status).toBe(200);
};

async function addScreen(manager: TestUser) {
  const { body } = await t.call('lounge-screens/add', { name: 'Lounge television' }, manager);
  const show = () => t.call('lounge-screens/show', { token: body.token as string });
  return { id: body.id as string, show };
}

describe('a lounge screen', () => {
  it('shows public notices only, and nothing of staff, families or health (N22)', async () => {
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
    const { status, body } = await (await addScreen(manager)).show();
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

  it('shows today’s events of the programme on the wall, and names no resident (N22)', async () => {
    const manager = await t.signIn();
    const now = t.now();
    const id = await t.database.system((db) =>
      makeResident(db, manager.carehomeId, {
        first_name: 'Wilhelmina',
        preferred_name: 'Wilhelmina',
        createdBy: manager.id,
        now,
      }),
    );
    const day = dayIn('Europe/London', now);
    const add = (differences: Partial<Input<'events/add'>>) =>
      t.call('events/add', { ...aSingAlong, day, start_time: null, ...differences }, manager);
    const all: Partial<Input<'events/add'>>[] = [
      { title: 'Wilhelmina plays the piano', place: 'Lounge' },
      { title: 'SECRET-STAFF', audience: 'staff', family_scope: 'none' },
      { title: 'SECRET-PERSON', resident_ids: [id], family_scope: 'linked_to_invited' },
      { title: 'SECRET-TOMORROW', day: addDays(day, 1) },
    ];
    for (const each of all) expect((await add(each)).status).toBe(200);
    const { events } = (await (await addScreen(manager)).show()).body;
    expect(events).toEqual([
      {
        id: expect.any(String),
        title: expect.stringContaining('plays the piano'),
        place: 'Lounge',
        start_time: null,
        ends_at: expect.any(String),
        is_cancelled: false,
      },
    ]);
    expect(JSON.stringify(events)).not.toContain('Wilhelmina');
  });

  it('stops working when its link is ended, including its pictures', async () => {
    const manager = await t.signIn();
    const body = await photoOfAPhone();
    const { id } = (await t.send('media/upload', { token: manager.token, body })).body;
    await added(manager, { picture_ids: [id], pictures_show_nobody: true });
    const screen = await addScreen(manager);
    const { notices } = (await screen.show()).body;
    const fetchPictureStatus = async () =>
      (await t.app.inject({ method: 'GET', url: notices[0].pictures[0].large })).statusCode;
    expect(await fetchPictureStatus()).toBe(200);
    await t.call('lounge-screens/revoke', { id: screen.id }, manager);
    expect([(await screen.show()).status, await fetchPictureStatus()]).toEqual([404, 404]);
  });

  it('shows photos of the album of the home, until someone in one withdraws (N22, N24)', async () => {
    const home = await makePhotoHome(t);
    await home.share({ caption: 'Rose in the garden', story: 'SECRET-STORY' });
    await home.share({ sharing: 'own_family', caption: 'SECRET-FAMILY' });
    const screen = await addScreen(home.manager);
    const { photos } = (await screen.show()).body;
    expect(photos).toHaveLength(1);
    expect(Object.keys(photos[0]).toSorted()).toEqual([
      'caption',
      'decade',
      'id',
      'picture',
      'place',
      'taken_on',
    ]);
    expect(JSON.stringify(photos)).not.toMatch(/SECRET|Rose/);
    const { large } = photos[0].picture;
    const shown = await home.fetchPicture(large);
    expect([shown.statusCode, (await contrast(shown.rawPayload, BLUE)) > 60]).toEqual([200, true]);
    const withdrawn = {
      resident_id: home.ann,
      purpose: 'photo_home_display',
      notes: null,
    } as const;
    expect((await t.call('consents/withdraw', withdrawn, home.manager)).status).toBe(200);
    expect((await home.fetchPicture(large)).statusCode).toBe(404);
    expect((await screen.show()).body.photos).toEqual([]);
  });

  it('shows a photo with the one blurred who has not agreed', async () => {
    const home = await makePhotoHome(t);
    await home.says(home.ann, 'photo_home_display', 'no');
    await home.share({
      people: [
        { kind: 'resident', resident_id: home.rose, region: RED },
        { kind: 'resident', resident_id: home.ann, region: BLUE, treatment: 'blur' },
      ],
    });
    const { photos } = (await (await addScreen(home.manager)).show()).body;
    const { rawPayload } = await home.fetchPicture(photos[0].picture.large);
    expect(await contrast(rawPayload, BLUE)).toBeLessThan(30);
    expect(await contrast(rawPayload, RED)).toBeGreaterThan(60);
  });

  it('shows no photos when the package has none, also not by an old address (N23)', async () => {
    const home = await makePhotoHome(t);
    await home.share();
    const screen = await addScreen(home.manager);
    const { large } = (await screen.show()).body.photos[0].picture;
    await t.database.system((db) =>
      db
        .updateTable('organisations')
        .set({ package_title: 'Package C' })
        .where('id', '=', home.manager.organisationId)
        .execute(),
    );
    expect((await screen.show()).body.photos).toEqual([]);
    expect((await home.fetchPicture(large)).statusCode).toBe(404);
  });

  it('limits guessing of links', async () => {
    const address = '10.9.8.7';
    let last = 0;
    for (let each = 0; each < 101; each += 1)
      last = (await t.call('lounge-screens/show', { token: `guess ${each}` }, { address })).status;
    expect(last).toBe(429);
    const { token } = (await t.call('lounge-screens/add', { name: 'Lounge' }, await t.signIn()))
      .body;
    // Guessing from the same network does not block a screen.
    expect(
      (await t.call('lounge-screens/show', { token: token as string }, { address })).status,
    ).toBe(200);
  });
});
