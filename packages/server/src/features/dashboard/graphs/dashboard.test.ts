import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import * as recorded from '../../../testing/recorded-home.ts';
import { LAST_WEEK, part } from '../../../testing/recorded-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

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

describe('the key figures', () => {
  it('cover the last seven days and the seven before (worked test a)', async () => {
    const us = await t.signIn();
    const [ann, ben] = [await live(us, 'Ann'), await live(us, 'Ben')];
    await live(us, 'Cis');
    await record(us, [
      { daysAgo: 1, duration_min: 180, people: [part(ann)] },
      { daysAgo: 2, duration_min: 60, people: [part(ben)] },
      { daysAgo: 8, duration_min: 30, people: [part(ann), part(ben, { engagement: 1 })] },
    ]);
    const { body } = await t.call('dashboard/key-performance-indicators', {}, us);
    expect(body.period).toEqual(LAST_WEEK);
    const answer = body as Output<'dashboard/key-performance-indicators'>;
    expect(
      answer.figures.map(({ id, value, previous, status }) => [id, value, previous, status]),
    ).toEqual([
      ['K1', 2, 1, 'none'],
      ['K3', 66.7, 33.3, 'red'],
      ['K5', 80, 20, 'amber'],
      ['K7', 1, 1, 'red'],
      ['K10', null, null, 'none'],
      ['K17', 0, 0, 'red'],
      ['K22', null, null, 'none'],
    ]);
    expect(answer.figures[1]).toMatchObject({
      label: 'Residents engaged',
      unit: 'percent',
      direction_good: 'up',
      n: 3,
    });
  });

  it('are compared up to the same hour a week ago', async () => {
    const us = await t.signIn();
    const ann = await live(us, 'Ann');
    // At 09:00 now; one record a week ago began at 08:00, one at 10:00.
    await record(us, [
      { daysAgo: 7, started_at: '2026-11-08T08:00:00.000Z', people: [part(ann)] },
      { daysAgo: 7, people: [part(ann)] },
    ]);
    const { body } = await t.call('dashboard/key-performance-indicators', {}, us);
    const answer = body as Output<'dashboard/key-performance-indicators'>;
    expect(answer.figures[0]).toMatchObject({ id: 'K1', value: 0, previous: 1 });
  });

  it('exclude days in hospital (worked test b), and are null without residents (d)', async () => {
    const us = await t.signIn();
    expect(figureValues(await ask('dashboard/figures', LAST_WEEK, us))).toMatchObject({
      K1: 0,
      K3: null,
      K5: null,
      K5m: null,
      K7: null,
      K18: null,
    });
    const [ann, ben] = [await live(us, 'Ann'), await live(us, 'Ben')];
    await live(us, 'Hal', { status: 'hospital' });
    await record(us, [
      { daysAgo: 1, duration_min: 180, people: [part(ann)] },
      { daysAgo: 2, duration_min: 60, people: [part(ben)] },
    ]);
    expect(figureValues(await ask('dashboard/figures', LAST_WEEK, us))).toMatchObject({
      K3: 100,
      K5: 120,
      K7: 0,
    });
  });

  it('show cost to managers only', async () => {
    const us = await t.signIn();
    const ann = await live(us, 'Ann');
    await record(us, [{ daysAgo: 0, cost_pence: 700, people: [part(ann)] }]);
    const carer = await t.signIn({ role: 'carer', carehomeId: us.carehomeId });
    expect(figureValues(await ask('dashboard/figures', LAST_WEEK, us))['K26']).toBe(700);
    expect(figureValues(await ask('dashboard/figures', LAST_WEEK, carer))).not.toHaveProperty(
      'K26',
    );
  });

  it('use the home’s targets', async () => {
    const us = await t.signIn();
    const ann = await live(us, 'Ann');
    await record(us, [{ daysAgo: 0, duration_min: 60, people: [part(ann)] }]);
    const settings = (await t.call('home-settings/get', {}, us))
      .body as Output<'home-settings/get'>;
    const bands = { ...settings.bands, K5: { green: 60, amber: 30 } };
    await t.call('home-settings/edit', { ...settings, bands }, us);
    const { figures } = await ask('dashboard/figures', LAST_WEEK, us);
    expect(figures.find(({ id }) => id === 'K5')?.status).toBe('green');
  });
});

it('the first screen is one call and omits parts without permission', async () => {
  const us = await t.signIn();
  await record(us, [{ daysAgo: 1, people: [part(await live(us, 'Ann'))] }]);
  const home = async (user: TestUser) => {
    const { status, body } = await t.call('dashboard/home', {}, user);
    expect(status).toBe(200);
    return Object.keys(body as object).filter((key) => body[key] !== null);
  };
  expect(await home(us)).toEqual(['missed', 'key_figures', 'birthdays', 'notices']);
  const { carehomeId } = us;
  expect(await home(await t.signIn({ role: 'viewer_inspector', carehomeId }))).toEqual([
    'key_figures',
    'notices',
  ]);
  expect(await home(await t.signIn({ role: 'relative', carehomeId }))).toEqual([
    'birthdays',
    'notices',
    'featured',
  ]);
  expect(await home(await t.signIn({ role: 'family_lead', kind: 'family' }))).toEqual(['featured']);
  expect(await home(await t.signIn({ package_title: 'Package A' }))).toEqual([
    'birthdays',
    'notices',
    'featured',
  ]);
});
