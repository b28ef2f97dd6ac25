import { join } from 'node:path';

import type { CallName } from '@relish/shared/calls.ts';

import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { day, measureGrowth } from './records.ts';
import { makeAdmin, seed, seedRecords, seedWeeks } from './seed.ts';
import { measureInTurns, prepareHome, type Subject } from './subjects.ts';

const MONTH = { from: day(-27), to: day(0) };
const QUARTER = { from: day(-83), to: day(0) };
const YEAR = { from: day(-364), to: day(0) };
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 800) / 8;

const CALLS: readonly [CallName, (subject: Subject) => object][] = [
  ['dashboard/home', () => ({})],
  ['dashboard/missed', () => ({})],
  ['dashboard/key-performance-indicators', () => ({})],
  ['dashboard/birthdays', () => ({})],
  ['dashboard/notice-board', () => ({})],
  ['dashboard/activity-count', () => ({ ...QUARTER, compare: false })],
  ['dashboard/percentage-of-residents-engaged', () => ({ ...QUARTER, compare: false })],
  ['dashboard/activity-feedback', () => MONTH],
  ['dashboard/minutes', () => MONTH],
  ['dashboard/balance', () => MONTH],
  ['dashboard/rhythm', () => MONTH],
  ['dashboard/figures', () => MONTH],
  ['insights/home', () => MONTH],
  ['insights/resident', ({ residentIds: [resident_id = ''] }) => ({ resident_id })],
];

/** 300 homes side by side, and the first screen of one of them meanwhile. */
async function measureComparison(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const { url } = await postgres.createDatabase();
  const admin = await prepareHome('300 homes', url, join(folder, 'many'), async () => {
    await seed(url, { organisations: 1, homes: 300 });
    await seedWeeks(url);
  });
  await makeAdmin(url, admin.userId);
  await measureInTurns(
    [admin],
    [
      ['comparison/homes', () => ({})],
      ['dashboard/home', () => ({})],
    ],
    REQUESTS,
  );
  await admin.stop();
}

/** First screen and graphs by length of history. */
export async function measureDashboard(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  await measureGrowth(postgres, join(folder, 'dashboard'), CALLS);
  const { url } = await postgres.createDatabase();
  const old = await prepareHome('60 beds', url, join(folder, 'old'), async () => {
    await seed(url, { organisations: 1, homes: 1, residents: 60 });
    await seedRecords(url, 3 * 365);
  });
  console.log('60 beds, three years of records');
  await measureInTurns(
    [old],
    [
      ...CALLS,
      ['dashboard/activity-count', () => YEAR],
      ['dashboard/percentage-of-residents-engaged', () => YEAR],
      ['dashboard/figures', () => YEAR],
    ],
    REQUESTS,
  );
  await old.stop();
  await measureComparison(postgres, folder);
}
