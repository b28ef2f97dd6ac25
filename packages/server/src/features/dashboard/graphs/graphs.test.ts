import type { Input, Output } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import * as recorded from '../../../testing/recorded-home.ts';
import { LAST_WEEK, part, TODAY } from '../../../testing/recorded-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeGroups } from '../../residents/groups/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const live = (user: TestUser, name: string, values?: Parameters<typeof recorded.live>[3]) =>
  recorded.live(t, user, name, values);
const record = (user: TestUser, sessions: Parameters<typeof recorded.record>[2]) =>
  recorded.record(t, user, sessions);

async function ask<
  N extends 'dashboard/figures' | 'dashboard/activity-count' | 'dashboard/minutes',
>(name: N, input: Input<N>, user: TestUser) {
  const { status, body } = await t.call(name, input, user);
  expect(status).toBe(200);
  return body as Output<N>;
}

const figureValues = ({ figures }: Pick<Output<'dashboard/figures'>, 'figures'>) =>
  Object.fromEntries(figures.map(({ id, value }) => [id, value]));

describe('the graphs', () => {
  it('count by step, category and format, with the previous period', async () => {
    const us = await t.signIn();
    const [ann, ben] = [await live(us, 'Ann'), await live(us, 'Ben')];
    await record(us, [
      { daysAgo: 0, people: [part(ann), part(ben)] },
      { daysAgo: 0, category: 'PHY', people: [part(ben)] },
      { daysAgo: 7, started_at: `${addDays(TODAY, -7)}T08:00:00.000Z`, people: [part(ann)] },
      // Later than now on the same weekday: not yet reached this week.
      { daysAgo: 7, started_at: `${addDays(TODAY, -7)}T18:00:00.000Z`, people: [part(ann)] },
    ]);
    const all = await ask('dashboard/activity-count', LAST_WEEK, us);
    expect(all).toMatchObject({ count: 2, previous: 1, step: 'day' });
    expect(all.buckets).toHaveLength(7);
    expect(all.buckets.at(-1)).toEqual({
      from: TODAY,
      to: TODAY,
      complete: false,
      count: 2,
      by_category: { MUS: 1, PHY: 1 },
      by_format: { small_group: 1, one_to_one: 1 },
      previous: 1,
    });
    const group = await t.database.system((db) =>
      makeGroups(
        db,
        us.carehomeId,
        [{ name: 'Choir', kind: 'interest', colour: 'plum', member_ids: [ann] }],
        t.now(),
      ),
    );
    const narrowed = { ...LAST_WEEK, group_id: group[0], category: 'MUS', compare: false } as const;
    expect(await ask('dashboard/activity-count', narrowed, us)).toMatchObject({
      count: 1,
      previous: null,
      previous_period: null,
    });
  });

  it('mark an incomplete day, week or month', async () => {
    const us = await t.signIn();
    await record(us, [{ daysAgo: 3, people: [part(await live(us, 'Ann'))] }]);
    for (const name of [
      'dashboard/activity-count',
      'dashboard/percentage-of-residents-engaged',
    ] as const) {
      const { body } = await t.call(name, LAST_WEEK, us);
      const complete = (body as Output<typeof name>).buckets.map((bucket) => bucket.complete);
      expect(complete).toEqual([true, true, true, true, true, true, false]);
    }
  });

  it('name residents below the target by name order, for those who may see residents', async () => {
    const us = await t.signIn();
    await live(us, 'Zoe');
    const [ann, cis] = [await live(us, 'Ann'), await live(us, 'Cis')];
    await record(us, [
      { daysAgo: 1, duration_min: 200, people: [part(cis)] },
      { daysAgo: 1, duration_min: 30, people: [part(ann)] },
    ]);
    const { below, bins, mean } = await ask('dashboard/minutes', LAST_WEEK, us);
    expect(below?.map(({ preferred_name, minutes }) => [preferred_name, minutes])).toEqual([
      ['Ann', 30],
      ['Zoe', 0],
    ]);
    expect(bins.map(({ people }) => people)).toEqual([2, 0, 0, 1, 0, 0, 0]);
    expect(mean).toBe(76.7);
    const inspector = await t.signIn({ role: 'viewer_inspector', carehomeId: us.carehomeId });
    const seen = await ask('dashboard/minutes', LAST_WEEK, inspector);
    expect(seen.below).toBeNull();
    expect(JSON.stringify(seen)).not.toContain('Ann');
  });

  it('hide percentages of fewer than five answers (worked test e), and group own titles', async () => {
    const us = await t.signIn();
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, index) => live(us, `Resident ${index}`)),
    );
    const answers = [
      'liked',
      'liked',
      'liked',
      'ok',
      ...Array<'no_answer'>(6).fill('no_answer'),
    ] as const;
    await record(us, [
      {
        daysAgo: 1,
        people: people.map((id, index) => part(id, { feedback: answers[index] ?? 'ok' })),
      },
      { daysAgo: 2, title: 'SINGING', people: [part(people[0] ?? '', { feedback: 'liked' })] },
    ]);
    const { body } = await t.call('dashboard/activity-feedback', LAST_WEEK, us);
    expect(body.overall).toMatchObject({
      liked: 4,
      ok: 1,
      not_for_me: 0,
      no_answer: 6,
      n: 5,
      value: 80,
    });
    expect(body.activities).toHaveLength(1);
    const { body: one } = await t.call(
      'dashboard/activity-feedback',
      { from: addDays(TODAY, -1), to: TODAY },
      us,
    );
    expect(one.overall).toMatchObject({ liked: 3, ok: 1, n: 4, value: null });
  });

  it('show start times in the home’s time zone', async () => {
    const us = await t.signIn();
    const ann = await live(us, 'Ann');
    await record(us, [
      // In summer 16:30 UTC is 17:30 at the home.
      {
        daysAgo: 0,
        day: '2026-07-01',
        started_at: '2026-07-01T16:30:00.000Z',
        people: [part(ann)],
      },
    ]);
    const july = { from: '2026-07-01', to: '2026-07-01' };
    const { body } = await t.call('dashboard/rhythm', july, us);
    expect(body).toMatchObject({ value: 100, cells: [{ weekday: 3, hour: 17, count: 1 }] });
    const { body: balance } = await t.call('dashboard/balance', july, us);
    expect(balance).toMatchObject({
      kinds: 1,
      categories: [{ category: 'MUS', minutes: 30, people: 1 }],
    });
  });

  it('hide own titles from users who may not see residents, and sum large costs', async () => {
    const us = await t.signIn();
    const ann = await live(us, 'Ann');
    const dear = { cost_pence: 10_000_000, people: [part(ann, { feedback: 'liked' as const })] };
    await record(
      us,
      Array.from({ length: 220 }, () => ({ daysAgo: 1, title: 'Ann and her hoist', ...dear })),
    );
    expect(figureValues(await ask('dashboard/figures', LAST_WEEK, us))['K26']).toBe(2_200_000_000);
    const inspector = await t.signIn({ role: 'viewer_inspector', carehomeId: us.carehomeId });
    const { body } = await t.call('dashboard/activity-feedback', LAST_WEEK, inspector);
    expect([body.overall.liked, body.activities]).toEqual([220, []]);
  });

  it.each([{ to: '1900-01-01' }, { from: '1900-01-01', to: '1900-01-01' }])(
    'return an empty result for %j',
    async (input) => {
      const { status, body } = await t.call('dashboard/activity-count', input, await t.signIn());
      expect([status, body.count]).toEqual([200, 0]);
    },
  );

  it.each([
    [{ from: '2026-11-15', to: '2026-11-14' }, 'to'],
    [{ from: '2024-11-15', to: '2026-11-14' }, 'from'],
  ])('reject %j at its field', async (input, field) => {
    const { status, error } = await t.call('dashboard/figures', input, await t.signIn());
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('N2: never count another home’s records', async () => {
    const [us, them] = [await t.signIn(), await t.signIn()];
    await record(them, [{ daysAgo: 1, people: [part(await live(them, 'Theirs'))] }]);
    await live(us, 'Ours');
    expect(figureValues(await ask('dashboard/figures', LAST_WEEK, us))).toMatchObject({
      K1: 0,
      K2: 0,
      K3: 0,
    });
  });
});
