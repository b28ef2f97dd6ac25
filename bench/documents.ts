import { join } from 'node:path';
import { setTimeout as waiting } from 'node:timers/promises';

import { openDatabase } from '../packages/server/src/db/connect.ts';
import { startSession } from '../packages/server/src/features/accounts/account/public.ts';
import { makePerson } from '../packages/server/src/features/accounts/people/make.ts';
import type { TestPostgres } from '../packages/server/src/testing/postgres.ts';
import { measureMemory, start } from './processes.ts';

const ACCOUNTS = 20;
const REQUESTS = 200;
const GUIDES = 40;
const MEMORY_GOAL = 1.5;
const CALM_MS = 5000;

type DatabaseOptions = { DATABASE_URL?: string; DATA_DIR: string };
type Server = Awaited<ReturnType<typeof start>>;

/** Effect of many concurrent documents on memory and other requests, on both databases. */
export async function measureDocuments(postgres: TestPostgres, folder: string) {
  const { url } = await postgres.createDatabase();
  await measure('PostgreSQL', { DATABASE_URL: url, DATA_DIR: join(folder, 'unused') });
  await measure('PGlite', { DATA_DIR: join(folder, 'documents') });
}

async function measure(name: string, database: DatabaseOptions) {
  const env = { ...database, PORT: '0', LOG_LEVEL: 'fatal', DEMO_DATA: 'true' };
  await (await start('../packages/server/src/main.ts', [], { env })).stop();
  const tokens = await addManagers(database);
  const server = await start('../packages/server/src/main.ts', [], { env });
  const [token = ''] = tokens;
  const found = await fetchAnswer(server, token, 'activities/search', { query: '', limit: GUIDES });
  const ids = (found as { activities: { id: string }[] }).activities.map(({ id }) => id);
  const [resident] = (await fetchAnswer(server, token, 'residents/list', {})) as { id: string }[];
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await fetchAnswer(server, token, 'subject-access/check', {
    resident_id: resident?.id,
    requested_by: 'resident',
    checked_by: 'Bench Mark',
    checked_as: 'health_professional',
    checked_on: day(0),
    outcome: 'nothing_withheld',
  });
  const storms: [string, object][] = [
    ['activities/print', { ids, layout: 'guide' }],
    ['subject-access/pdf', { resident_id: resident?.id }],
    ['documents/preview', { kind: 'home_evidence', from: day(90), to: day(1) }],
  ];
  await beside(server, token, waiting(CALM_MS));
  const idle = await beside(server, token, waiting(CALM_MS));
  console.log(
    `${name}, at rest: ${idle.memory} MB, p95 of ping ${idle.ping.toFixed(1)} ms and of me ${idle.me.toFixed(1)} ms`,
  );
  for (const [call, input] of storms) {
    // Waits until the previous run's memory is released.
    await waiting(CALM_MS);
    const requests = Array.from({ length: REQUESTS }, (_, at) =>
      post(server, tokens[at % tokens.length] ?? '', call, input),
    );
    const storm = Promise.all(requests);
    const busy = await beside(server, token, storm);
    const counts = Map.groupBy(await storm, (status) => status);
    const answered = [...counts].map(([status, { length }]) => `${length} × ${status}`).toSorted();
    console.log(
      `${REQUESTS} ${call} from ${ACCOUNTS} accounts (${answered.join(', ')}): memory ${ratio(busy.memory, idle.memory)} × (goal: at most ${MEMORY_GOAL}), p95 of ping ${ratio(busy.ping, idle.ping)} ×, of me ${ratio(busy.me, idle.me)} ×`,
    );
  }
  await server.stop();
}

const ratio = (busy: number, idle: number) => (busy / idle).toFixed(2);

/** Peak memory and p95 of quick calls under this load. */
async function beside(server: Server, token: string, other: Promise<unknown>) {
  const times = { ping: [] as number[], me: [] as number[] };
  let memory = 0;
  const over = new AbortController();
  void other.finally(() => over.abort());
  while (!over.signal.aborted) {
    memory = Math.max(memory, await measureMemory(server.pid));
    for (const call of ['ping', 'me'] as const) {
      const began = performance.now();
      const status = await post(server, token, call, {});
      if (status !== 200) throw new Error(`${call} answered ${status}`);
      times[call].push(performance.now() - began);
    }
    await waiting(20);
  }
  const p95 = (list: number[]) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0;
  return { memory, ping: p95(times.ping), me: p95(times.me) };
}

const send = (server: Server, token: string, call: string, input: object) =>
  fetch(`${server.url}/api/v2/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  });

async function post(server: Server, token: string, call: string, input: object): Promise<number> {
  const response = await send(server, token, call, input);
  await response.arrayBuffer();
  return response.status;
}

const fetchAnswer = async (server: Server, token: string, call: string, input: object) =>
  (await send(server, token, call, input)).json();

async function addManagers(database: DatabaseOptions): Promise<string[]> {
  const opened = await openDatabase({ DATABASE_POOL: 2, ...database });
  const tokens = await opened.database.system(async (db) => {
    const now = new Date();
    const home = await db
      .selectFrom('residents')
      .select('carehome_id')
      .groupBy('carehome_id')
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .executeTakeFirstOrThrow();
    const made: string[] = [];
    for (let account = 0; account < ACCOUNTS; account += 1) {
      const userId = await makePerson(db, {
        email: `storm-${account}@example.org`,
        first_name: 'Bench',
        last_name: 'Mark',
        password_hash: '',
        role: 'home_manager',
        carehomeIds: [home.carehome_id],
        since: now,
      });
      made.push((await startSession(db, userId, now))?.token ?? '');
    }
    return made;
  });
  await opened.close();
  return tokens;
}
