import type { Input } from '@relish/shared/calls.ts';
import type { ActivityCard } from '@relish/shared/library/activities/contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { findGuideId, signInNeighbour, WALK } from '../../../testing/activities.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeOwnActivities } from './make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

interface Found {
  total: number;
  activities: ActivityCard[];
}
const search = async (user: TestUser, input: Input<'activities/search'> = {}) => {
  const { status, body } = await t.call('activities/search', { limit: 100, ...input }, user);
  expect(status).toBe(200);
  return body as Found;
};
const titles = ({ activities }: Found) => activities.map(({ title }) => title);
const add = async (user: TestUser, values: Partial<Input<'activities/add'>> = {}) => {
  const { status, body } = await t.call('activities/add', { ...WALK, ...values }, user);
  expect(status).toBe(200);
  return body.id as string;
};
const get = (user: TestUser, id: string) => t.call('activities/get', { id }, user);

describe('searching', () => {
  it('understands synonyms and tolerates typos', async () => {
    const us = await t.signIn();
    for (const query of ['knit', 'knti', 'nkitting'])
      expect(titles(await search(us, { query }))).toContain('Wool winding');
    const slipped = (await search(us, { query: 'gardning' })).activities.slice(0, 5);
    expect(slipped.map(({ category }) => category)).toContain('NAT');
    expect(titles(await search(us, { query: 'wool winding' }))[0]).toBe('Wool winding');
    expect((await search(us, { query: 'zzzzzz' })).total).toBe(0);
  });

  it('lists all by title in pages without a query', async () => {
    const us = await t.signIn();
    const all = await search(us);
    expect(all.total).toBeGreaterThan(150);
    const sorted = titles(all).toSorted(new Intl.Collator('en-GB').compare);
    expect(titles(all)).toEqual(sorted);
    const second = await search(us, { offset: 100 });
    expect(new Set([...titles(all), ...titles(second)]).size).toBe(
      all.activities.length + second.activities.length,
    );
    expect(all.activities[0]).toMatchObject({
      scope: 'library',
      favourite: false,
      picture: { url: expect.stringMatching(/^\/library\/pictures\/[a-z0-9-]+\.svg$/) as string },
    });
  });

  it('applies each filter and all of them together', async () => {
    const us = await t.signIn();
    const { total } = await search(us);
    const reflex = await search(us, { levels: ['reflex'] });
    expect(reflex.total).toBeGreaterThanOrEqual(45);
    for (const filter of [
      { categories: ['MUS'] as const },
      { max_minutes: 15 },
      { people: 20 },
      { formats: ['independent'] as const },
      { places: ['garden'] as const },
      { in_bed: true },
      { equipment: 'scarves' },
      { seasons: ['winter'] as const },
      { themes: ['christmas'] as const },
    ]) {
      const found = await search(us, filter as Input<'activities/search'>);
      const isNarrower = found.total > 0 && found.total < total;
      expect({ ...filter, isNarrower }).toEqual({ ...filter, isNarrower: true });
    }
    const both = await search(us, { levels: ['reflex'], in_bed: true, query: 'music' });
    expect(both.total).toBeGreaterThan(0);
    for (const each of both.activities) {
      expect(each.levels).toContain('reflex');
      expect(each.suitable_in_bed).toBe(true);
    }
  });

  it('finds own activities among the library’s, also after a change', async () => {
    const us = await t.signIn();
    const id = await add(us, { title: 'Pigeon racing on the radio' });
    expect(titles(await search(us, { query: 'pigeon' }))).toContain('Pigeon racing on the radio');
    const values = { ...WALK, title: 'Whippet racing on the radio', id, version: 1 };
    await t.call('activities/edit', values, us);
    expect((await search(us, { query: 'whippet', tab: 'ours' })).total).toBe(1);
    expect((await search(us, { query: 'pigeon', tab: 'ours' })).total).toBe(0);
    await t.call('activities/archive', { id, archived: true }, us);
    expect((await search(us, { query: 'whippet', tab: 'ours' })).total).toBe(0);
    expect((await search(us, { tab: 'ours', archived: true })).activities[0]?.id).toBe(id);
  });

  it('is correct while a home keeps adding activities', async () => {
    const us = await t.signIn();
    const grow = (count: number, from: number) =>
      t.database.system((db) =>
        makeOwnActivities(
          db,
          us,
          Array.from({ length: count }, (_, at) => ({ ...WALK, title: `Walk ${from + at}` })),
          { createdBy: us.id, now: t.now() },
        ),
      );
    await grow(3, 0);
    expect((await search(us, { tab: 'ours' })).total).toBe(3);
    await grow(1200, 3);
    const { total, activities } = await search(us, { tab: 'ours', query: 'walk 700', limit: 1 });
    expect([total > 0, activities[0]?.title]).toEqual([true, 'Walk 700']);
  });
});

describe('the tabs', () => {
  it('list the user’s own favourites and recently opened ones, latest first', async () => {
    const us = await t.signIn();
    const colleague = await t.signIn({ carehomeId: us.carehomeId });
    const ids = [await findGuideId(t, 'wool-winding'), await findGuideId(t, 'balloon-keep-up')];
    for (const id of ids) {
      t.advance(minutes(1));
      await t.call('activities/set-favourite', { id, favourite: true }, us);
      expect((await get(us, id)).body).toMatchObject({ id, favourite: true });
    }
    const latest = ids.toReversed();
    for (const tab of ['favourites', 'recent'] as const) {
      const { activities } = await search(us, { tab });
      expect(activities.map(({ id }) => id)).toEqual(latest);
      expect((await search(colleague, { tab })).total).toBe(0);
    }
    t.advance(minutes(1));
    await get(us, ids[0] ?? '');
    expect((await search(us, { tab: 'recent' })).activities[0]?.id).toBe(ids[0]);
    await t.call('activities/set-favourite', { id: ids[0] ?? '', favourite: false }, us);
    expect((await search(us, { tab: 'favourites' })).total).toBe(1);
  });

  it('remember fifty opened activities', async () => {
    const us = await t.signIn();
    const { activities } = await search(us, { limit: 52 });
    for (const { id } of activities) {
      t.advance(1000);
      await get(us, id);
    }
    const recent = await search(us, { tab: 'recent' });
    expect(recent.total).toBe(50);
    expect(recent.activities[0]?.id).toBe(activities.at(-1)?.id);
  });
});

describe('an activity of another home', () => {
  it('is visible within the organisation when shared, and nowhere else', async () => {
    const us = await t.signIn();
    const neighbour = await signInNeighbour(t, us, 'home_manager');
    const stranger = await t.signIn();
    const [shared, kept] = [
      await add(us, { title: 'Ferret afternoon', shared: true }),
      await add(us, { title: 'Ferret morning' }),
    ];
    const seenBy = async (user: TestUser) =>
      titles(await search(user, { query: 'ferret' })).filter((each) => each.includes('Ferret'));
    expect(await seenBy(neighbour)).toEqual(['Ferret afternoon']);
    expect((await seenBy(us)).toSorted()).toEqual(['Ferret afternoon', 'Ferret morning']);
    expect(await seenBy(stranger)).toEqual([]);
    expect((await get(neighbour, shared)).body).toMatchObject({ scope: 'organisation' });
    expect((await get(us, shared)).body).toMatchObject({ scope: 'home', shared: true });
    expect((await get(neighbour, kept)).status).toBe(404);
    expect((await get(stranger, shared)).status).toBe(404);
    expect((await search(neighbour, { tab: 'ours' })).total).toBe(0);
    const edit = { ...WALK, id: shared, version: 1 };
    expect((await t.call('activities/edit', edit, neighbour)).status).toBe(404);
    const archive = { id: shared, archived: true };
    expect((await t.call('activities/archive', archive, neighbour)).status).toBe(404);
    await t.call('activities/archive', archive, us);
    expect((await get(neighbour, shared)).status).toBe(404);
    expect(await seenBy(neighbour)).toEqual([]);
  });

  it('is visible to relatives only if meant for them', async () => {
    const us = await t.signIn();
    const relative = await t.signIn({ role: 'relative', carehomeId: us.carehomeId });
    const [open, closed] = [
      await add(us, { title: 'Otter watching', for_relatives: true }),
      await add(us, { title: 'Otter feeding' }),
    ];
    expect((await search(us, { query: 'otter' })).total).toBe(2);
    expect(titles(await search(relative, { query: 'otter' }))).toEqual(['Otter watching']);
    expect((await get(relative, open)).status).toBe(200);
    expect((await get(relative, closed)).status).toBe(404);
  });
});
