import type { Input } from '@relish/shared/calls.ts';
import type { Role } from '@relish/shared/roles.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days, minutes } from '../../../core/clock.ts';
import { photoOfAPhone } from '../../../testing/pictures.ts';
import { decide } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { joinCarehome } from '../../accounts/people/public.ts';
import { makeResident } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Notice = Input<'notices/add'>;
const TEA: Notice = { title: 'Tea in the garden', body: 'Saturday at 15:00.', audience: 'all' };

const add = (user: TestUser, differences: Partial<Notice> = {}) =>
  t.call('notices/add', { ...TEA, ...differences }, user);
const added = async (user: TestUser, differences: Partial<Notice> = {}) => {
  const { status, body } = await add(user, differences);
  expect([status, body]).toEqual([200, { id: expect.any(String) }]);
  return body.id as string;
};
const titlesOn = async (user: TestUser): Promise<string[]> =>
  (await t.call('dashboard/notice-board', {}, user)).body.map(
    ({ title }: { title: string }) => title,
  );
const listed = async (user: TestUser, id: string) =>
  (await t.call('notices/get', { id }, user)).body;

async function homeWith(...roles: Role[]) {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const others = [];
  for (const role of roles) others.push(await t.signIn({ role, carehomeId }));
  return { manager, carehomeId, others };
}

async function peggyIn(manager: TestUser, decision?: 'yes' | 'no') {
  const now = t.now();
  const id = await t.database.system((db) =>
    makeResident(db, manager.carehomeId, {
      first_name: 'Margaret',
      preferred_name: 'Peggy',
      last_name: 'Hartley',
      createdBy: manager.id,
      now,
    }),
  );
  const says = (next: 'yes' | 'no' | 'withdrawn') =>
    t.database.system((db) =>
      decide(db, manager.carehomeId, id, { purpose: 'name_in_home_news', decision: next, now }),
    );
  if (decision) await says(decision);
  return { id, says };
}

async function addScreen(manager: TestUser) {
  const { body } = await t.call('lounge-screens/add', { name: 'Lounge television' }, manager);
  return {
    id: body.id as string,
    show: () => t.call('lounge-screens/show', { token: body.token as string }),
  };
}

describe('the board', () => {
  it('shows staff all notices, families theirs, and visitors the public ones', async () => {
    const { manager, others } = await homeWith(
      'carer',
      'relative',
      'volunteer_external',
      'viewer_inspector',
    );
    await added(manager, { title: 'Rota', audience: 'staff' });
    await added(manager, { title: 'Visiting', audience: 'family' });
    await added(manager, { title: 'Tea' });
    const seen = [];
    for (const user of [manager, ...others]) seen.push((await titlesOn(user)).toSorted());
    const everything = ['Rota', 'Tea', 'Visiting'];
    expect(seen).toEqual([everything, everything, ['Tea', 'Visiting'], ['Tea'], ['Tea']]);
    expect(await titlesOn(await t.signIn())).toEqual([]);
  });

  it('lists pinned notices first, then urgent, then new ones', async () => {
    const { manager } = await homeWith();
    await added(manager, { title: 'Old' });
    t.advance(minutes(1));
    await added(manager, { title: 'Urgent', priority: 'urgent' });
    await added(manager, { title: 'Pinned', pinned: true });
    t.advance(minutes(1));
    await added(manager, { title: 'New' });
    expect(await titlesOn(manager)).toEqual(['Pinned', 'Urgent', 'New', 'Old']);
  });

  it('shows a notice from its start to its end, and not while removed', async () => {
    const { manager, others } = await homeWith('relative');
    const [relative] = others as [TestUser];
    const publish_at = new Date(t.now().getTime() + days(2)).toISOString();
    const expires_at = new Date(t.now().getTime() + days(5)).toISOString();
    const id = await added(manager, { publish_at, expires_at });
    expect([await titlesOn(relative), (await listed(manager, id)).state]).toEqual([
      [],
      'scheduled',
    ]);
    t.advance(days(2));
    expect(await titlesOn(relative)).toEqual([TEA.title]);
    await t.call('notices/withdraw', { id }, manager);
    expect([await titlesOn(relative), (await listed(manager, id)).state]).toEqual([
      [],
      'withdrawn',
    ]);
    await t.call('notices/publish-again', { id }, manager);
    expect(await titlesOn(relative)).toEqual([TEA.title]);
    t.advance(days(3));
    expect([await titlesOn(relative), (await listed(manager, id)).state]).toEqual([[], 'past']);
  });

  it('shows a family no other readers and only the author’s first name (N18)', async () => {
    const { manager, others } = await homeWith('relative');
    const [relative] = others as [TestUser];
    await added(manager);
    const { body } = await t.call('dashboard/notice-board', {}, relative);
    expect(body[0]).toMatchObject({ author: 'Kim', is_read: false });
    expect(JSON.stringify(body)).not.toContain(manager.id);
  });
});

describe('a notice', () => {
  it('stays up for a year at most and ends after its start', async () => {
    const { manager } = await homeWith();
    const inDays = (count: number) => new Date(t.now().getTime() + days(count)).toISOString();
    for (const [expires_at, publish_at] of [
      [inDays(366), null],
      [inDays(-1), null],
      [inDays(2), inDays(3)],
    ] as const)
      expect((await add(manager, { expires_at, publish_at })).error.errors).toHaveProperty(
        'expires_at',
      );
    expect((await add(manager, { expires_at: inDays(365) })).status).toBe(200);
  });

  it('can be pinned with two others at most', async () => {
    const { manager } = await homeWith();
    const first = await added(manager, { pinned: true });
    await added(manager, { pinned: true });
    await added(manager, { pinned: true });
    const fourth = await added(manager);
    const pin = (id: string, pinned: boolean) => t.call('notices/pin', { id, pinned }, manager);
    expect((await pin(fourth, true)).error.errors).toHaveProperty('pinned');
    expect((await add(manager, { pinned: true })).error.errors).toHaveProperty('pinned');
    await pin(first, false);
    expect((await pin(fourth, true)).status).toBe(200);
  });

  it('cannot be overwritten by someone who opened an older version', async () => {
    const { manager } = await homeWith();
    const id = await added(manager);
    const edit = (title: string, version: number) =>
      t.call('notices/edit', { ...TEA, title, id, version }, manager);
    expect((await edit('Tea indoors', 1)).status).toBe(200);
    expect((await edit('Tea outdoors', 1)).error.errors).toEqual({
      version: ['Kim Sharma has saved changes while you were writing.'],
    });
    expect(await titlesOn(manager)).toEqual(['Tea indoors']);
  });

  it('is posted with its picture in all homes where its author may, and no other (N2)', async () => {
    const [one, two, third] = [await t.signIn(), await t.signIn(), await t.signIn()];
    await t.database.system(async (db) => {
      const joining = { user_id: one.id, started_at: t.now() };
      await joinCarehome(db, two.carehomeId, { ...joining, role: 'reception' });
      await joinCarehome(db, third.carehomeId, { ...joining, role: 'carer' });
    });
    const body = await photoOfAPhone();
    const picture = (await t.send('media/upload', { token: one.token, body })).body.id as string;
    const pictures = { picture_ids: [picture], pictures_show_nobody: true };
    expect((await add(one, { carehome_ids: [third.carehomeId] })).status).toBe(404);
    await added(one, { carehome_ids: [two.carehomeId], ...pictures });
    expect([await titlesOn(two), await titlesOn(third)]).toEqual([[TEA.title], []]);
    const [there] = (await t.call('dashboard/notice-board', {}, two)).body;
    const shown = await t.app.inject({ method: 'GET', url: there.pictures[0].large });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('shows its pictures to its audience while it is up', async () => {
    const { manager, others } = await homeWith('relative');
    const [relative] = others as [TestUser];
    const body = await photoOfAPhone();
    const { id } = (await t.send('media/upload', { token: manager.token, body })).body;
    const refused = await add(manager, { picture_ids: [id] });
    expect(refused.error.errors).toHaveProperty('pictures_show_nobody');
    const notice = await added(manager, { picture_ids: [id], pictures_show_nobody: true });
    const [seen] = (await t.call('dashboard/notice-board', {}, relative)).body;
    const fetchPictureStatus = async () =>
      (await t.app.inject({ method: 'GET', url: seen.pictures[0].small })).statusCode;
    expect(await fetchPictureStatus()).toBe(200);
    await t.call('notices/withdraw', { id: notice }, manager);
    expect(await fetchPictureStatus()).toBe(404);
  });
});

describe('a resident', () => {
  const NEWS = { title: 'Well done, Peggy', body: 'She won the quiz.' };

  it.each([undefined, 'no'] as const)(
    'is not named to families with the answer %s',
    async (answer) => {
      const { manager } = await homeWith();
      await peggyIn(manager, answer);
      expect((await add(manager, NEWS)).error.errors).toEqual({
        title: [expect.stringContaining('Peggy Hartley has not agreed to be named in home news.')],
      });
      expect((await add(manager, { ...NEWS, audience: 'staff' })).status).toBe(200);
    },
  );

  it('who agreed is named until they withdraw or die (N24)', async () => {
    const { manager, others } = await homeWith('relative');
    const [relative] = others as [TestUser];
    const peggy = await peggyIn(manager, 'yes');
    const id = await added(manager, NEWS);
    const { show } = await addScreen(manager);
    const onScreen = async () => (await show()).body.notices.length as number;
    expect([await titlesOn(relative), await onScreen()]).toEqual([[NEWS.title], 1]);
    await peggy.says('withdrawn');
    expect([await titlesOn(relative), await onScreen()]).toEqual([[], 0]);
    expect((await t.call('dashboard/notice-board', {}, manager)).body[0].is_hidden).toBe(true);
    expect((await listed(manager, id)).hidden_by).toEqual(['Peggy Hartley']);
    await peggy.says('yes');
    expect(await titlesOn(relative)).toEqual([NEWS.title]);
    const setTo = (values: { status: 'deceased' } | { family_status: 'deceased' }) =>
      t.database.system((db) =>
        db.updateTable('residents').set(values).where('id', '=', peggy.id).execute(),
      );
    // Removing the notice must not reveal a death to the family (N8).
    await setTo({ status: 'deceased' });
    expect([await titlesOn(relative), await onScreen()]).toEqual([[NEWS.title], 0]);
    await setTo({ family_status: 'deceased' });
    expect(await titlesOn(relative)).toEqual([]);
  });

  it('is not named beside a condition (N22)', async () => {
    const { manager } = await homeWith();
    await peggyIn(manager, 'yes');
    const { error } = await add(manager, { title: 'Tea', body: 'With Peggy, who has dementia.' });
    expect(error.errors).toEqual({ body: [expect.stringContaining('Leave out health')] });
  });
});

describe('reading', () => {
  it('is tracked for staff notices only, for the author and managers', async () => {
    const { manager, others } = await homeWith('carer', 'reception', 'activity_lead', 'relative');
    const [carer, reception, lead, relative] = others as [TestUser, TestUser, TestUser, TestUser];
    const id = await added(reception, { audience: 'staff' });
    const read = (user: TestUser) => t.call('notices/read', { ids: [id] }, user);
    expect([(await read(carer)).status, (await read(relative)).status]).toEqual([200, 404]);
    expect((await t.call('dashboard/notice-board', {}, carer)).body[0].is_read).toBe(true);
    const receipts = (user: TestUser, of = id) => t.call('notices/receipts', { id: of }, user);
    for (const user of [manager, reception]) {
      const { body } = await receipts(user);
      expect(body).toHaveLength(4);
      expect(body.filter((each: { read_at: string | null }) => each.read_at)).toMatchObject([
        { id: carer.id },
      ]);
    }
    expect((await receipts(lead)).status).toBe(403);
    expect((await listed(lead, id)).readers).toBeNull();
    expect((await listed(manager, id)).readers).toEqual({ read: 1, of: 4 });
    const open = await added(reception);
    await t.call('notices/read', { ids: [open] }, relative);
    expect([(await receipts(manager, open)).status, (await listed(manager, open)).readers]).toEqual(
      [404, null],
    );
  });
});
