import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import type { CallName } from '@relish/shared/calls.ts';

import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { seed, seedRecords } from './seed.ts';
import { measureInTurns, prepareHome, type Subject } from './subjects.ts';

/** One organisation with more homes and more history in each. */
const SIZES = {
  '10⁴': { homes: 1, days: 106 },
  '10⁵': { homes: 4, days: 265 },
  '10⁶': { homes: 20, days: 530 },
};
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 800) / 4;
const DAY = 86_400_000;

type Calls = readonly [CallName, (subject: Subject) => object][];

export async function measureGrowth(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
  calls: Calls,
) {
  const subjects: Subject[] = [];
  for (const [label, { homes, days }] of Object.entries(SIZES)) {
    const { url } = await postgres.createDatabase();
    const fill = async () => {
      await seed(url, { organisations: 1, homes });
      await seedRecords(url, days);
    };
    subjects.push(await prepareHome(label, url, join(folder, label), fill));
    console.log(`${label} participations: ${homes} homes, ${days} days`);
  }
  await measureInTurns(subjects, calls, REQUESTS);
  for (const { stop } of subjects) await stop();
}

export const day = (count: number) => new Date(Date.now() + count * DAY).toISOString().slice(0, 10);

const groupOfTwelve = ({ userId, residentIds }: Subject) => ({
  client_uuid: randomUUID(),
  report_type: 'quick',
  free_title: 'Singing',
  category: 'MUS',
  format: 'group',
  started_at: new Date(Date.now() - 3_600_000).toISOString(),
  duration_min: 45,
  led_by: [{ kind: 'staff', id: userId }],
  participations: residentIds
    .slice(0, 12)
    .map((resident_id) => ({ resident_id, attendance: 'took_part', engagement: 3, mood_after: 4 })),
});

export const RECORD_CALLS: Calls = [
  ['reports/add', groupOfTwelve],
  ['reports/list', () => ({ from: day(-30), to: day(0) })],
  ['reports/calendar', () => ({ from: day(-90), to: day(0) })],
  ['reports/timeline', ({ residentIds: [resident_id = ''] }) => ({ resident_id })],
  ['reports/beginning', () => ({})],
];
