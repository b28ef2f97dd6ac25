import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../../residents/residents/make.ts';
import { makeReports } from '../reports/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const TODAY = '2026-11-15';

/** A home that joined this many days ago, with two long-term residents. */
async function makeHome({ joinedDaysAgo, recordedDaysAgo }: Record<string, number>) {
  const first_day = addDays(TODAY, -(joinedDaysAgo ?? 0));
  const manager = await t.signIn({ first_day });
  const live = (first_name: string) =>
    t.database.system((db) =>
      makeResident(db, manager.carehomeId, {
        createdBy: manager.id,
        now: t.now(),
        first_name,
        move_in_date: '2024-01-05',
      }),
    );
  const ann = await live('Ann');
  await live('Bea');
  const day = addDays(TODAY, -(recordedDaysAgo ?? 0));
  await t.database.system((db) =>
    makeReports(db, manager.carehomeId, [
      {
        id: randomUUID(),
        title: 'Songs',
        category: 'MUS',
        format: 'group',
        started_at: `${day}T08:00:00.000Z`,
        day,
        duration_min: 30,
        createdBy: manager.id,
        people: [{ resident_id: ann, attendance: 'took_part', engagement: 3 }],
      },
    ]),
  );
  return manager;
}

const homeScreen = async (user: TestUser) =>
  (await t.call('dashboard/home', {}, user)).body as Output<'dashboard/home'>;
const insights = async (user: TestUser) =>
  (await t.call('insights/home', {}, user)).body as Output<'insights/home'>;
const figure = (shown: Output<'dashboard/home'>, id: string) =>
  shown.key_figures?.figures.find((each) => each.id === id);

describe('a home in its first two weeks', () => {
  it('has no targets or previous period, and counts only its own days', async () => {
    const shown = await homeScreen(await makeHome({ joinedDaysAgo: 2, recordedDaysAgo: 1 }));
    expect(shown.key_figures?.targets_from).toBe('2026-11-27');
    expect(shown.key_figures?.figures.map(({ status }) => status)).not.toContain('red');
    expect(new Set(shown.key_figures?.figures.map(({ status }) => status))).toEqual(
      new Set(['none']),
    );
    expect(new Set(shown.key_figures?.figures.map(({ previous }) => previous))).toEqual(
      new Set([null]),
    );
    // 30 minutes for two residents in three days.
    expect(figure(shown, 'K5')?.value).toBe(35);
  });

  it('lists no resident as missed or below a target', async () => {
    const manager = await makeHome({ joinedDaysAgo: 10, recordedDaysAgo: 9 });
    const { missed } = await homeScreen(manager);
    expect(missed).toEqual({ count: 0, people: [], recorded: true, targets_from: '2026-11-19' });
    const found = await insights(manager);
    expect(found).toMatchObject({ targets_from: '2026-11-19', flags: [] });
    expect([found.below.people, found.alone.people]).toEqual([[], []]);
    const minutes = await t.call('dashboard/minutes', {}, manager);
    expect(minutes.body).toMatchObject({ below: null });
    const engaged = await t.call('dashboard/percentage-of-residents-engaged', {}, manager);
    expect(engaged.body).toMatchObject({ target: null });
  });
});

describe('a home after its first two weeks', () => {
  it('counts residents as missed only since its first day', async () => {
    const manager = await makeHome({ joinedDaysAgo: 14, recordedDaysAgo: 14 });
    const { missed, key_figures } = await homeScreen(manager);
    expect(missed?.people.map(({ preferred_name, days }) => [preferred_name, days])).toEqual([
      ['Bea', 15],
      ['Ann', 14],
    ]);
    expect(key_figures?.targets_from).toBeNull();
    expect(figure({ missed, key_figures } as Output<'dashboard/home'>, 'K3')?.status).toBe('red');
    const { flags } = await insights(manager);
    expect(flags.map((flag) => [flag.kind, flag.person.preferred_name])).toEqual([
      ['missed', 'Bea'],
      ['missed', 'Ann'],
    ]);
  });

  it('counts records older than its first day', async () => {
    const shown = await homeScreen(await makeHome({ joinedDaysAgo: 2, recordedDaysAgo: 5 }));
    expect(figure(shown, 'K1')?.value).toBe(1);
    // 30 minutes for two residents in six days.
    expect(figure(shown, 'K5')?.value).toBe(17.5);
  });
});
