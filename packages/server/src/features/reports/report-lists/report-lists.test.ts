import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { makeSessions } from '../../../testing/sessions.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type List = Output<'reports/list'>;

const ago = (hours: number) => new Date(t.now().getTime() - hours * 3_600_000).toISOString();
const toDay = (moment: string) => moment.slice(0, 10);
const WEEK = () => ({ from: toDay(ago(24 * 7)), to: toDay(ago(0)) });

describe('the list of records', () => {
  it('covers the requested days, latest first in pages, with totals once', async () => {
    const { add, carer, people } = await makeSessions(t, ['Ann', 'Bert']);
    const [ann = '', bert = ''] = people;
    for (const hours of [30, 2, 90, 24 * 20])
      await add({
        started_at: ago(hours),
        free_title: `Session ${hours}`,
        participations: [
          { resident_id: ann, attendance: 'took_part' },
          { resident_id: bert, attendance: hours === 2 ? 'declined' : 'watched', minutes: null },
        ],
      });
    const page = async (after: { at: string; id: string } | null) =>
      (await t.call('reports/list', { ...WEEK(), after, limit: 2 }, carer)).body as List;
    const first = await page(null);
    expect(first.reports.map(({ title, people: all, present }) => [title, all, present])).toEqual([
      ['Session 2', 2, 1],
      ['Session 30', 2, 2],
    ]);
    expect([first.totals, first.more]).toEqual([
      { reports: 3, people: 2, present: 5, minutes: 150, late: 1 + 1 },
      true,
    ]);
    const last = first.reports.at(-1);
    const second = await page({ at: last?.started_at ?? '', id: last?.id ?? '' });
    expect(second.reports.map(({ title }) => title)).toEqual(['Session 90']);
    expect([second.totals, second.more]).toEqual([null, false]);
  });

  it.each([
    ['a person', ({ bert }: Who) => ({ resident_id: bert }), ['With Bert']],
    ['a kind', () => ({ category: 'MUS' as const }), ['With Bert']],
    ['who wrote it', ({ managerId }: Who) => ({ author_id: managerId }), ['Alone']],
    ['a format', () => ({ format: 'one_to_one' as const }), ['Alone']],
    ['what was written late', () => ({ late: true }), ['Alone']],
    ['what was voided', () => ({ voided: true }), ['Wrong']],
  ])('can be filtered by %s', async (_what, filter, expected) => {
    const { add, carer, manager, people } = await makeSessions(t, ['Ann', 'Bert']);
    const [ann = '', bert = ''] = people;
    const alone = {
      format: 'one_to_one' as const,
      participations: [{ resident_id: ann, attendance: 'took_part' as const }],
    };
    await add({ free_title: 'With Bert', category: 'MUS' });
    await add({ ...alone, free_title: 'Alone', started_at: ago(50) }, manager);
    const { id } = (await add({ ...alone, format: 'drop_in', free_title: 'Wrong' })).body as {
      id: string;
    };
    await t.call('reports/void', { id, version: 1, reason: 'Recorded twice' }, manager);
    const { body } = await t.call(
      'reports/list',
      { ...WEEK(), ...filter({ bert, managerId: manager.id }) },
      carer,
    );
    expect((body as List).reports.map(({ title }) => title)).toEqual(expected);
  });

  it('counts by day for the calendar, without void records', async () => {
    const { add, carer } = await makeSessions(t, ['Ann', 'Bert']);
    await add({ started_at: ago(50) });
    await add({ started_at: ago(50) });
    await add({ started_at: ago(1) });
    const { body } = await t.call('reports/calendar', WEEK(), carer);
    expect(body).toEqual([
      { day: toDay(ago(50)), reports: 2, people: 2, minutes: 120 },
      { day: toDay(ago(1)), reports: 1, people: 2, minutes: 60 },
    ]);
  });

  it('covers a year at most, and rejects reversed dates', async () => {
    const { carer } = await makeSessions(t, ['Ann']);
    for (const days of [
      { from: '2024-01-01', to: '2026-01-01' },
      { from: '2026-02-01', to: '2026-01-01' },
    ])
      expect((await t.call('reports/list', days, carer)).error.errors).toHaveProperty('to');
  });
});

interface Who {
  bert: string;
  managerId: string;
}

it('a resident’s timeline contains only their records, in pages', async () => {
  const { add, carer, people } = await makeSessions(t, ['Ann', 'Bert']);
  const [ann = '', bert = ''] = people;
  for (const hours of [5, 3, 1])
    await add({
      started_at: ago(hours),
      free_title: `Session ${hours}`,
      participations: [
        { resident_id: ann, attendance: 'took_part', quote: 'Ann said' },
        { resident_id: bert, attendance: 'declined' },
      ],
    });
  const page = async (resident_id: string, after: { at: string; id: string } | null = null) =>
    (await t.call('reports/timeline', { resident_id, after, limit: 2 }, carer))
      .body as Output<'reports/timeline'>;
  const first = await page(bert);
  expect(first.entries.map(({ title, attendance, quote }) => [title, attendance, quote])).toEqual([
    ['Session 1', 'declined', null],
    ['Session 3', 'declined', null],
  ]);
  const last = first.entries.at(-1);
  const rest = await page(bert, { at: last?.started_at ?? '', id: last?.id ?? '' });
  expect([rest.entries.map(({ title }) => title), rest.more]).toEqual([['Session 5'], false]);
});

it('an activity’s figures count this home only', async () => {
  const { add, carer, people } = await makeSessions(t, ['Ann', 'Bert']);
  const [ann = '', bert = ''] = people;
  const found = await t.call('activities/search', { query: 'wool winding' }, carer);
  const activity_id = found.body.activities[0].id as string;
  await add({
    activity_id,
    free_title: null,
    category: null,
    participations: [
      { resident_id: ann, attendance: 'took_part', feedback: 'liked', engagement: 4 },
      { resident_id: bert, attendance: 'watched', engagement: 1 },
    ],
  });
  const figures = async (by: typeof carer) =>
    (await t.call('reports/of-activity', { activity_id }, by)).body as object;
  expect(await figures(carer)).toMatchObject({
    times: 1,
    people: 2,
    liked: 1,
    engaged: 1,
    seen: 2,
  });
  expect(await figures(await t.signIn())).toMatchObject({ times: 0, last_at: null });
});

it('enjoyed activities are suggested again, and others are not', async () => {
  const { add, carer, people } = await makeSessions(t, ['Ann']);
  const [ann = ''] = people;
  const findActivityId = async (query: string) =>
    (await t.call('activities/search', { query }, carer)).body.activities[0].id as string;
  const [liked, disliked] = [
    await findActivityId('dominoes'),
    await findActivityId('carpet bowls'),
  ];
  for (const [activity_id, feedback] of [
    [liked, 'liked'],
    [disliked, 'not_for_me'],
  ] as const)
    await add({
      activity_id,
      free_title: null,
      category: null,
      started_at: ago(24 * 10),
      participations: [{ resident_id: ann, attendance: 'took_part', feedback }],
    });
  const reasonsFor = async (query: string, id: string) => {
    const { body } = await t.call('suggestions/list', { resident_ids: [ann], query }, carer);
    const { suggestions } = body as Output<'suggestions/list'>;
    return suggestions
      .find(({ activity }) => activity.id === id)
      ?.reasons.flatMap(({ kind, points }) => (kind.includes('enjoyed') ? [[kind, points]] : []));
  };
  expect(await reasonsFor('dominoes', liked)).toEqual([['enjoyed', 1]]);
  expect(await reasonsFor('carpet bowls', disliked)).toEqual([['not_enjoyed', -1]]);
});
