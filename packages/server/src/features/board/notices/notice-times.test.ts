import type { Input } from '@relish/shared/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { deletePastRows } from '../../../app/retention.ts';
import { days, minutes } from '../../../core/clock.ts';
import { photoOfAPhone } from '../../../testing/pictures.ts';
import { testPushService } from '../../../testing/push-service.ts';
import { linkRelative } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { makeResident } from '../../residents/residents/make.ts';

let t: TestApp;
let service: Awaited<ReturnType<typeof testPushService>>;
beforeAll(async () => {
  service = await testPushService();
  t = await testApp({ PUSH_HOSTS: [service.host] });
});
afterAll(() => service.close());

type Notice = Input<'notices/add'>;
const TEA: Notice = { title: 'Tea in the garden', body: 'Saturday at 15:00.', audience: 'all' };

const added = async (user: TestUser, differences: Partial<Notice>) =>
  (await t.call('notices/add', { ...TEA, ...differences }, user)).body.id as string;

describe('an urgent notice', () => {
  const URGENT = {
    title: 'PUSH-IT-NOT',
    body: 'No visits today.',
    priority: 'urgent',
    audience: 'family',
  } as const;
  async function withDevices() {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const carer = await t.signIn({ role: 'carer', carehomeId });
    const relative = await t.signIn({ role: 'relative', carehomeId });
    const volunteer = await t.signIn({ role: 'volunteer_external', carehomeId });
    await t.database.system(async (db) => {
      const residentId = await makeResident(db, carehomeId, {
        createdBy: manager.id,
        now: t.now(),
      });
      await linkRelative(db, carehomeId, { userId: relative.id, residentId, now: t.now() });
    });
    const devices: ReturnType<typeof service.browser>[] = [];
    for (const { token } of [carer, relative, volunteer]) {
      const browser = service.browser();
      await t.call('devices/subscribe', browser.subscription, { token });
      devices.push(browser);
    }
    return { manager, shown: () => devices.map((each) => each.shown()) };
  }

  it('is pushed to its audience once when it goes up, without its text (N17)', async () => {
    const { manager, shown } = await withDevices();
    const publish_at = new Date(t.now().getTime() + minutes(60)).toISOString();
    const id = await added(manager, { ...URGENT, publish_at });
    await t.jobs.runDue();
    expect(shown()).toEqual([[], [], []]);
    t.advance(minutes(61));
    await t.jobs.runDue();
    const text = {
      title: 'Relish',
      body: expect.stringMatching(/^An urgent notice from .+\.$/),
      url: '/tabs/notice-board',
    };
    expect(shown()).toEqual([[], [text], []]);
    expect(JSON.stringify(shown())).not.toContain(URGENT.title);
    await t.call('notices/edit', { ...TEA, ...URGENT, id, version: 1 }, manager);
    await t.jobs.runDue();
    expect(shown()).toEqual([[], [text], []]);
  });

  it.each([
    ['staff', 'no volunteer', [1, 0, 0]],
    ['all', 'volunteers too', [1, 1, 1]],
  ] as const)('for %s is pushed to %s', async (audience, _, counts) => {
    const { manager, shown } = await withDevices();
    await added(manager, { ...URGENT, audience });
    await t.jobs.runDue();
    expect(shown().map((each) => each.length)).toEqual(counts);
  });

  it('is pushed to no other home (N2)', async () => {
    const [ours, theirs] = [await withDevices(), await withDevices()];
    await added(ours.manager, { ...URGENT, audience: 'all' });
    await t.jobs.runDue();
    expect(theirs.shown()).toEqual([[], [], []]);
  });

  it('removed before its start is not pushed', async () => {
    const { manager, shown } = await withDevices();
    const id = await added(manager, URGENT);
    await t.call('notices/withdraw', { id }, manager);
    await t.jobs.runDue();
    expect(shown()).toEqual([[], [], []]);
  });
});

it('a notice and its picture are deleted three years after it ended', async () => {
  const own = await testApp({ database: await freshDatabase() });
  const manager = await own.signIn();
  const body = await photoOfAPhone();
  const { id: picture } = (await own.send('media/upload', { token: manager.token, body })).body;
  const pictures = { picture_ids: [picture as string], pictures_show_nobody: true };
  await own.call('notices/add', { ...TEA, ...pictures }, manager);
  const { sweep, stop } = deletePastRows(
    { database: own.database, media: own.media, clock: own.now },
    { error: () => undefined },
  );
  const left = async () => {
    await sweep();
    return own.database.system(async (db) => {
      const of = (table: 'notices' | 'media') =>
        db.selectFrom(table).select('id').where('carehome_id', '=', manager.carehomeId).execute();
      return [(await of('notices')).length, (await of('media')).length];
    });
  };
  own.advance(days(3 * 365));
  expect(await left()).toEqual([1, 1]);
  own.advance(days(33));
  expect(await left()).toEqual([0, 0]);
  stop();
});
