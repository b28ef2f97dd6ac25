import { join } from 'node:path';

import type { CallName } from '@relish/shared/calls.ts';

import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { RESIDENTS_PER_HOME, seed, type Size } from './seed.ts';
import { measureInTurns, prepareHome, type Subject } from './subjects.ts';

const SIZES: Record<string, Size> = {
  '1×': { organisations: 2, homes: 10 },
  '10×': { organisations: 20, homes: 100 },
  '100×': { organisations: 200, homes: 1000 },
};
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 800);

/** The same home among more and more others: its cost must not grow. */
export async function measureScale(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const subjects: Subject[] = [];
  for (const [label, size] of Object.entries(SIZES)) {
    const { url } = await postgres.createDatabase();
    subjects.push(await prepareHome(label, url, join(folder, label), () => seed(url, size)));
    console.log(
      `${label.padEnd(5)} ${size.organisations} organisations, ${size.homes} homes, ${size.homes * RESIDENTS_PER_HOME} residents`,
    );
  }
  const calls: [CallName, (subject: Subject) => object][] = [
    ['residents/list', () => ({})],
    ['residents/search', () => ({ query: 'hartly' })],
    ['residents/get', ({ residentIds: [id = ''] }) => ({ id })],
  ];
  await measureInTurns(subjects, calls, REQUESTS);
  for (const { stop } of subjects) await stop();
}
