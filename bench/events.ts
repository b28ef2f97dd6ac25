import { join } from 'node:path';

import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { weekdayOf } from '../packages/shared/src/events/events/recurrence.ts';
import { day } from './records.ts';
import { seed, seedEvents } from './seed.ts';
import { measureInTurns, prepareHome, type Subject } from './subjects.ts';

const HOMES = { '1 home': 1, '10 homes': 10, '100 homes': 100 };
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 800) / 8;
const YEARS = 5;

/** One home among more and more others, each with five years of events: its cost must not grow. */
export async function measureEvents(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const subjects: Subject[] = [];
  for (const [label, homes] of Object.entries(HOMES)) {
    const { url } = await postgres.createDatabase();
    const fill = async () => {
      await seed(url, { organisations: 1, homes });
      await seedEvents(url, YEARS);
    };
    subjects.push(await prepareHome(label, url, join(folder, `events ${label}`), fill));
    console.log(`${label} with ${YEARS} years of events`);
  }
  await measureInTurns(
    subjects,
    [
      ['events/list', () => ({ from: day(-15), to: day(15) })],
      ['events/list', () => ({ from: day(0), to: day(0) })],
      // K27, planned and delivered; without records the other figures cost little.
      ['dashboard/figures', () => ({ from: day(-27), to: day(0), compare: false })],
      ['dashboard/figures', () => ({ from: day(-364), to: day(0), compare: false })],
      ['events/add', weeklyForAYear],
    ],
    REQUESTS,
  );
  for (const { stop } of subjects) await stop();
}

const weeklyForAYear = () => ({
  title: 'Choir',
  category: 'MUS',
  audience: 'all',
  family_scope: 'all_home',
  day: day(1),
  start_time: '14:30',
  minutes: 60,
  recurrence: { repeats: 'weekly', weekdays: [weekdayOf(day(1))], until: day(364) },
});
