import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';
import type { Attendance } from '@relish/shared/reports/reports/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeReports } from '../../reports/reports/make.ts';
import { makeResident, type ResidentToMake } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const TODAY = '2026-11-15';

const live = (user: TestUser, first_name: string, values: Partial<ResidentToMake> = {}) =>
  t.database.system((db) =>
    makeResident(db, user.carehomeId, {
      createdBy: user.id,
      now: t.now(),
      first_name,
      move_in_date: '2026-01-05',
      ...values,
    }),
  );

const tea = (user: TestUser, daysAgo: number, people: Record<string, Attendance>) => {
  const day = addDays(TODAY, -daysAgo);
  return t.database.system((db) =>
    makeReports(db, user.carehomeId, [
      {
        id: randomUUID(),
        title: 'Tea and a chat',
        category: 'SOC',
        started_at: `${day}T10:00:00.000Z`,
        day,
        createdBy: user.id,
        people: Object.entries(people).map(([resident_id, attendance]) => ({
          resident_id,
          attendance,
          ...(attendance === 'declined' && { decline_reason: 'tired' as const }),
        })),
      },
    ]),
  );
};

const missed = async (user: TestUser) => {
  const { status, body } = await t.call('dashboard/missed', {}, user);
  expect(status).toBe(200);
  return body as Output<'dashboard/missed'>;
};

describe('the missed list', () => {
  it('contains residents without participation for three days, longest first, with their last one', async () => {
    const us = await t.signIn();
    const [ann, ben, cis, dot] = [
      await live(us, 'Ann'),
      await live(us, 'Ben'),
      await live(us, 'Cis'),
      await live(us, 'Dot'),
    ];
    await tea(us, 10, { [cis]: 'took_part', [ben]: 'took_part' });
    await tea(us, 3, { [ann]: 'watched', [ben]: 'declined' });
    await tea(us, 2, { [dot]: 'left_early', [ben]: 'declined', [cis]: 'not_offered' });

    const { count, people } = await missed(us);
    expect(count).toBe(3);
    expect(
      people.map(({ preferred_name, days, urgent, declined }) => [
        preferred_name,
        days,
        urgent,
        declined,
      ]),
    ).toEqual([
      ['Ben', 10, true, 2],
      ['Cis', 10, true, 0],
      ['Ann', 3, false, 0],
    ]);
    expect(people[0]?.last).toMatchObject({ title: 'Tea and a chat', day: '2026-11-05' });
    expect(people.every(({ idea }) => idea !== null)).toBe(true);
  });

  it('K7: excludes days away and new residents, and N7: residents who have died', async () => {
    const us = await t.signIn();
    const ann = await live(us, 'Ann');
    await live(us, 'New', { move_in_date: addDays(TODAY, -1) });
    await live(us, 'Gone', { status: 'deceased' });
    await live(us, 'Hal', { status: 'hospital' });
    await live(us, 'Never', { move_in_date: addDays(TODAY, -4) });
    await tea(us, 1, { [ann]: 'took_part' });
    const { people } = await missed(us);
    expect(people.map(({ preferred_name, days, last }) => [preferred_name, days, last])).toEqual([
      ['Never', 5, null],
    ]);
  });

  it('is empty before the first record', async () => {
    const us = await t.signIn();
    await live(us, 'Ann');
    expect(await missed(us)).toEqual({ count: 0, people: [], recorded: false, targets_from: null });
  });

  it('N13: proposes nothing that needs a warning', async () => {
    const us = await t.signIn();
    const ann = await live(us, 'Ann', {
      allergies: JSON.stringify(
        ['dairy', 'gluten', 'wool', 'flowers', 'latex'].map((allergen) => ({
          allergen,
          severity: 'severe',
          detail: null,
        })),
      ),
    });
    await tea(us, 20, { [ann]: 'took_part' });
    const idea = (await missed(us)).people[0]?.idea;
    expect(idea).toBeTruthy();
    const check = { activity_id: idea?.activity_id ?? '', resident_ids: [ann] };
    expect((await t.call('suggestions/check', check, us)).body).toMatchObject({ conflicts: [] });
  });

  it('N2: contains no resident of another home', async () => {
    const [us, them] = [await t.signIn(), await t.signIn()];
    const theirs = await live(them, 'Theirs');
    const ours = await live(us, 'Ours');
    await tea(them, 20, { [theirs]: 'took_part' });
    await tea(us, 20, { [ours]: 'took_part' });
    expect((await missed(us)).people.map(({ id }) => id)).toEqual([ours]);
  });

  it.each([
    ['a relative', { role: 'relative' }],
    ['a family', { role: 'family_lead', kind: 'family' }],
    ['Package A', { package_title: 'Package A' }],
  ] as const)('is refused to %s', async (_, kind) => {
    expect((await t.call('dashboard/missed', {}, await t.signIn(kind))).status).toBe(403);
  });
});

it('the home sets after how many days a resident is missed', async () => {
  const us = await t.signIn();
  const [ada, bert] = [await live(us, 'Ada'), await live(us, 'Bert')];
  await tea(us, 6, { [ada]: 'took_part' });
  await tea(us, 4, { [bert]: 'took_part' });
  const { body: settings } = await t.call('home-settings/get', {}, us);
  const missed_days = { soon: 5, urgent: 6 };
  await t.call('home-settings/edit', { ...settings, missed_days }, us);
  const { people } = await missed(us);
  expect(people).toMatchObject([{ id: ada, days: 6, urgent: true }]);
});
