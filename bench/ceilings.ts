import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import type { CompiledQuery } from 'kysely';

import { createPasswords } from '../packages/server/src/core/passwords.ts';
import type { Db } from '../packages/server/src/db/database.ts';
import { sessionQuery } from '../packages/server/src/features/accounts/account/public.ts';
import { listResidents } from '../packages/server/src/features/residents/residents/public.ts';
import type { TestPostgres } from '../packages/server/src/testing/postgres.ts';
import { captureQuery } from './captured-query.ts';
import type { Ceiling } from './ceiling.process.ts';
import type { Load, Measured } from './load.process.ts';
import { load, start } from './processes.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const CONNECTIONS = 20;
const LOGIN = { email: 'package-e@relish.test', password: 'relish-demo-1' };
const LOOP_DELAY_GOAL_MS = 25;

const CALLS: readonly { call: string; bare: string; goal?: number }[] = [
  { call: 'ping', bare: 'ping' },
  { call: 'login', bare: 'login' },
  { call: 'me', bare: 'me' },
  { call: 'residents/list', bare: 'list', goal: 0.7 },
  { call: 'dashboard/missed', bare: 'list', goal: 0.3 },
  { call: 'dashboard/home', bare: 'list', goal: 0.15 },
  { call: 'dashboard/key-performance-indicators', bare: 'list', goal: 0.25 },
];

async function measure(
  name: string,
  env: Record<string, string>,
  ceilingOn: () => Promise<Ceiling['database']>,
) {
  const server = await start('../packages/server/src/main.ts', [], {
    env: { ...env, PORT: '0', LOG_LEVEL: 'fatal', DEMO_DATA: 'true' },
    preload: ['event-loop-delay.process.ts'],
  });
  const { token, carehomeId } = await signIn(server.url);
  const on = (call: string, more: Partial<Load> = {}): Load => ({
    url: `${server.url}/api/v2/${call}`,
    body: JSON.stringify(call === 'login' ? LOGIN : {}),
    token,
    connections: CONNECTIONS,
    seconds: SECONDS,
    ...more,
  });
  const ours = new Map<string, Measured & { loopDelay: number }>();
  for (const { call } of CALLS) {
    if (call !== 'login') await load(on(call, { seconds: 2 }));
    await server.ask();
    const measured = await load(on(call));
    ours.set(call, { ...measured, loopDelay: (await server.ask()).p99 });
  }
  const busy = await besideLogins(on);
  await server.stop();

  const ceiling = await startCeiling(token, carehomeId, await ceilingOn());
  const bare = new Map<string, Measured>();
  for (const route of new Set(CALLS.map((each) => each.bare)))
    bare.set(route, await load(on(route, { url: `${ceiling.url}/${route}` })));
  await ceiling.stop();

  for (const { call, bare: route, goal } of CALLS)
    row(name, call, ours.get(call), bare.get(route), goal);
  const { loopDelay } = ours.get('dashboard/home')!;
  console.log(
    `${name.padEnd(12)} event-loop delay while ${CONNECTIONS} load the first screen: p99 ${loopDelay.toFixed(1)} ms (goal: below ${LOOP_DELAY_GOAL_MS})`,
  );
  const alone = ours.get('me')?.p99 ?? 0;
  console.log(
    `${name.padEnd(12)} me while people sign in: p99 ${busy.p99} ms, ${(busy.p99 / alone).toFixed(2)} × its p99 alone (goal: at most 2)`,
  );
}

async function besideLogins(on: (call: string, more?: Partial<Load>) => Load) {
  const logins = load(on('login', { connections: 4, seconds: SECONDS + 2 }));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const measured = await load(on('me'));
  await logins;
  return measured;
}

async function startCeiling(token: string, carehomeId: string, database: Ceiling['database']) {
  const now = new Date();
  const options: Ceiling = {
    database,
    me: asStatement(await captureQuery((db) => sessionQuery(token, now).execute(db))),
    list: asStatement(await captureQuery((db: Db) => listResidents(db, carehomeId, false))),
    answer: { release: '2.9.1', time: now },
    hash: await createPasswords().hash(LOGIN.password, 'bench'),
    password: LOGIN.password,
  };
  return start('./ceiling.process.ts', [JSON.stringify(options)]);
}

const asStatement = ({ sql, parameters }: CompiledQuery): Ceiling['me'] => ({
  text: sql,
  values: parameters.map((value) => {
    if (Buffer.isBuffer(value)) return { base64: value.toString('base64') };
    return value instanceof Date ? value.toISOString() : String(value);
  }),
});

async function signIn(url: string) {
  const ask = async (call: string, input: object, token?: string) => {
    const response = await fetch(`${url}/api/v2/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(input),
    });
    return response.json();
  };
  const { token } = (await ask('login', LOGIN)) as { token: string };
  const { carehome } = (await ask('me', {}, token)) as { carehome: { id: string } };
  return { token, carehomeId: carehome.id };
}

function row(
  name: string,
  call: string,
  ours: Measured | undefined,
  bare: Measured | undefined,
  goal?: number,
) {
  const cells = [ours?.perSecond, ours?.p50, ours?.p99, bare?.perSecond, bare?.p50, bare?.p99].map(
    (cell) => String(cell).padStart(9),
  );
  const share = ((ours?.perSecond ?? 0) / (bare?.perSecond ?? 1)).toFixed(2);
  const wanted = goal === undefined ? '' : `  (goal: ${goal})`;
  console.log([name.padEnd(12), call.padEnd(38), ...cells, share.padStart(9), wanted].join(''));
}

/** Cost of a request on both databases compared with bare Fastify and the bare driver. */
export async function measureCeilings(postgres: TestPostgres, folder: string) {
  const heading = ['req/s', 'p50 ms', 'p99 ms', 'bare', 'p50 ms', 'p99 ms', 'of bare'];
  console.log(''.padEnd(50) + heading.map((cell) => cell.padStart(9)).join(''));
  const { url } = await postgres.createDatabase();
  const DATABASE_URL = url;
  await measure('PostgreSQL', { DATABASE_URL, DATA_DIR: join(folder, 'unused') }, async () => ({
    url,
  }));
  const DATA_DIR = join(folder, 'data');
  await measure('PGlite', { DATA_DIR }, async () => {
    await cp(join(DATA_DIR, 'database'), join(folder, 'ceiling'), { recursive: true });
    return { folder: join(folder, 'ceiling') };
  });
}
