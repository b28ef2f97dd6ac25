import { join } from 'node:path';

import { openDatabase } from '../packages/server/src/db/connect.ts';
import { startSession } from '../packages/server/src/features/account/queries.ts';
import { makePerson } from '../packages/server/src/features/people/make.ts';
import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { start } from './processes.ts';
import { RESIDENTS_PER_HOME, seed, type Size } from './seed.ts';

const SIZES: Record<string, Size> = {
  '1×': { organisations: 2, homes: 10 },
  '10×': { organisations: 20, homes: 100 },
  '100×': { organisations: 200, homes: 1000 },
};
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 800);
const GOAL = 1.5;

interface Subject {
  label: string;
  ask: (call: string, input: object) => Promise<number>;
  residentId: string;
  stop: () => Promise<void>;
}

/** The same home among more and more others: what it costs must not grow with them. */
export async function measureScale(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const subjects: Subject[] = [];
  for (const [label, size] of Object.entries(SIZES)) {
    const { url } = await postgres.createDatabase();
    subjects.push(await prepare(label, size, url, join(folder, label)));
    console.log(
      `${label.padEnd(5)} ${size.organisations} organisations, ${size.homes} homes, ${size.homes * RESIDENTS_PER_HOME} residents`,
    );
  }
  const calls: [string, (subject: Subject) => object][] = [
    ['residents/list', () => ({})],
    ['residents/search', () => ({ query: 'hartly' })],
    ['residents/get', ({ residentId }) => ({ id: residentId })],
  ];
  for (const [call, inputOf] of calls) {
    const times = new Map(subjects.map(({ label }) => [label, [] as number[]]));
    // In turns, so that whatever else this machine does falls on all alike.
    for (let round = 0; round < REQUESTS; round += 1)
      for (const subject of subjects)
        times.get(subject.label)?.push(await subject.ask(call, inputOf(subject)));
    report(call, times);
  }
  for (const { stop } of subjects) await stop();
}

function report(call: string, times: Map<string, number[]>) {
  const at = (list: number[], share: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
  const [smallest = []] = times.values();
  for (const [label, list] of times) {
    const half = (at(list, 0.5) / at(smallest, 0.5)).toFixed(2);
    console.log(
      `${call.padEnd(18)}${label.padStart(5)}  p50 ${at(list, 0.5).toFixed(2)} ms  p99 ${at(list, 0.99).toFixed(2)} ms  ${half} × the time of 1× (goal: at most ${GOAL})`,
    );
  }
}

async function prepare(label: string, size: Size, url: string, dataDir: string): Promise<Subject> {
  const opened = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, DATA_DIR: dataDir });
  await seed(url, size);
  const { token, residentId } = await opened.database.system(async (db) => {
    const { id: carehomeId } = await db
      .selectFrom('carehomes')
      .select('id')
      .orderBy('name')
      .offset(Math.floor(size.homes / 2))
      .limit(1)
      .executeTakeFirstOrThrow();
    const resident = await db
      .selectFrom('residents')
      .select('id')
      .where('carehome_id', '=', carehomeId)
      .where('status', '=', 'current')
      .executeTakeFirstOrThrow();
    const now = new Date();
    const userId = await makePerson(db, {
      email: 'bench@example.org',
      first_name: 'Bench',
      last_name: 'Mark',
      password_hash: '',
      role: 'home_manager',
      carehomeIds: [carehomeId],
      since: now,
    });
    const session = await startSession(db, userId, now);
    return { token: session?.token ?? '', residentId: resident.id };
  });
  await opened.close();
  const server = await start('../packages/server/src/main.ts', [], {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'fatal',
    DEMO_DATA: 'false',
  });
  const ask = async (call: string, input: object) => {
    const began = performance.now();
    const response = await fetch(`${server.url}/api/v2/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${call} answered ${response.status}`);
    return performance.now() - began;
  };
  for (let warm = 0; warm < 50; warm += 1) await ask('residents/list', {});
  return { label, ask, residentId, stop: server.stop };
}
