import { join } from 'node:path';

import type { CallName, Output } from '@relish/shared/calls.ts';

import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { seed, seedSurvey } from './seed.ts';
import { measureInTurns, prepareHome, send, type Subject } from './subjects.ts';

const SIZES = [100, 10_000, 1_000_000];
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 800) / 4;

interface WithSurvey extends Subject {
  surveyId: string;
}

const byId = (subject: Subject) => ({ id: (subject as WithSurvey).surveyId });
const CALLS: [CallName, (subject: Subject) => object][] = [
  ['surveys/list', () => ({})],
  ['survey-results/get', byId],
  ['survey-results/trend', byId],
];

/** Results by the number of entries. */
export async function measureSurveys(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const homes: WithSurvey[] = [];
  for (const size of SIZES) {
    const { url } = await postgres.createDatabase();
    const home = await prepareHome(String(size), url, join(folder, `survey ${size}`), async () => {
      await seed(url, { organisations: 1, homes: 1 });
      await seedSurvey(url, size);
    });
    const [survey] = await send<Output<'surveys/list'>>(home, 'surveys/list', {});
    homes.push({ ...home, surveyId: survey?.id ?? '' });
  }
  console.log('by the number of entries of the survey');
  await measureInTurns(homes, CALLS, REQUESTS);
  for (const { stop } of homes) await stop();
}
