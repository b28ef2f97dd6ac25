import { join } from 'node:path';

import { readContent } from '../packages/server/src/content/content-files.ts';
import { openDatabase } from '../packages/server/src/db/connect.ts';
import { startSession } from '../packages/server/src/features/accounts/account/public.ts';
import { makeHome } from '../packages/server/src/features/accounts/organisations/make.ts';
import { makePerson } from '../packages/server/src/features/accounts/people/make.ts';
import { makeOwnActivities } from '../packages/server/src/features/library/activities/make.ts';
import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { start } from './processes.ts';

const SIZES = [200, 10_000];
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 800) / 4;
const GOAL_MS = 50;
const ASKED = [
  { query: '' },
  { query: 'knit' },
  { query: 'gardning' },
  { query: 'music in the garden', levels: ['sensory'] },
  { query: '', levels: ['reflex'], in_bed: true },
];

/** Search time by number of own activities. */
export async function measureLibrary(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const { url } = await postgres.createDatabase();
  const dataDir = join(folder, 'library');
  const opened = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, DATA_DIR: dataDir });
  const guides = await readGuides();
  const tokens: string[] = [];
  for (const size of SIZES)
    tokens.push(
      await opened.database.system(async (db) => {
        const now = new Date();
        const home = await makeHome(db, { package_title: 'Package E', name: `Home of ${size}` });
        const userId = await makePerson(db, {
          email: `bench-${size}@example.org`,
          first_name: 'Bench',
          last_name: 'Mark',
          password_hash: '',
          role: 'home_manager',
          carehomeIds: [home.carehomeId],
          since: now,
        });
        await makeOwnActivities(
          db,
          home,
          Array.from({ length: size }, (_, at) => {
            const { title, guide } = guides[at % guides.length] ?? { title: '', guide: undefined };
            return { title: `${title.slice(0, 70)} ${at}`, guide };
          }) as Parameters<typeof makeOwnActivities>[2],
          { createdBy: userId, now },
        );
        return (await startSession(db, userId, now))?.token ?? '';
      }),
    );
  await opened.close();
  const server = await start('../packages/server/src/main.ts', [], {
    env: {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      DEMO_DATA: 'false',
    },
  });
  const ask = async (token: string, input: object) => {
    const began = performance.now();
    const response = await fetch(`${server.url}/api/v2/activities/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`activities/search answered ${response.status}`);
    return performance.now() - began;
  };
  for (const [at, token] of tokens.entries())
    console.log(
      `activities/search with ${SIZES[at]} of the home’s own, the first time: ${(await ask(token, { query: 'knit' })).toFixed(0)} ms`,
    );
  for (const input of ASKED) {
    const times = tokens.map((): number[] => []);
    for (let round = 0; round < REQUESTS; round += 1)
      for (const [at, token] of tokens.entries()) times[at]?.push(await ask(token, input));
    report(JSON.stringify(input), times.slice(0, 2) as [number[], number[]]);
  }
  await server.stop();
}

async function readGuides() {
  const { items } = await readContent();
  return items
    .filter(({ kind }) => kind === 'activity')
    .map(({ title, body }) => ({ title, guide: body }));
}

function report(queryName: string, [few, many]: [number[], number[]]) {
  const half = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
  console.log(
    `activities/search ${queryName}: p50 ${half(few).toFixed(1)} ms with ${SIZES[0]}, ${half(many).toFixed(1)} ms with ${SIZES[1]} (goal: at most ${GOAL_MS}), ${(half(many) / half(few)).toFixed(1)} ×`,
  );
}
