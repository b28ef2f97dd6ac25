import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

import { createPasswords } from '../packages/server/src/core/passwords.ts';
import type { Schema } from '../packages/server/src/db/schema.ts';
import { sessionQuery } from '../packages/server/src/features/account/queries.ts';
import { startPostgres } from '../packages/server/src/testing/postgres.ts';
import type { Ceiling } from './ceiling.process.ts';
import { measureDashboard } from './dashboard.ts';
import { measureLibrary } from './library.ts';
import type { Measured } from './load.process.ts';
import { load, start } from './processes.ts';
import { measureGrowth, RECORD_CALLS } from './records.ts';
import { measureScale } from './scale.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const CONNECTIONS = 20;
const LOGIN = { email: 'package-e@relish.test', password: 'relish-demo-1' };
const CALLS = ['ping', 'login', 'me'] as const;

const compiler = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The table: each call on one database, beside its ceiling, as ratios of one run. */
async function measure(
  name: string,
  env: Record<string, string>,
  ceilingOn: () => Promise<Ceiling['database']>,
) {
  const server = await start('../packages/server/src/main.ts', [], {
    ...env,
    PORT: '0',
    LOG_LEVEL: 'fatal',
    DEMO_DATA: 'true',
  });
  const token = await signIn(server.url);
  const address = (call: string) => `${server.url}/api/v2/${call}`;
  const on = (call: string, more: { connections?: number; seconds?: number } = {}) => ({
    url: address(call),
    body: JSON.stringify(call === 'login' ? LOGIN : {}),
    token,
    connections: CONNECTIONS,
    seconds: SECONDS,
    ...more,
  });

  await load(on('me', { seconds: 2 }));
  const ours = new Map<string, Measured>();
  for (const call of CALLS) ours.set(call, await load(on(call)));
  const besideLogins = async () => {
    const logins = load(on('login', { connections: 4, seconds: SECONDS + 2 }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const measured = await load(on('me'));
    await logins;
    return measured;
  };
  const busy = await besideLogins();
  await server.stop();

  const { sql, parameters } = sessionQuery(token, new Date()).compile(compiler);
  const [hashed, now] = parameters as [Buffer, Date];
  const options: Ceiling = {
    database: await ceilingOn(),
    query: { text: sql, values: [hashed.toString('base64'), now] },
    answer: { release: '2.9.1', time: now },
    hash: await createPasswords().hash(LOGIN.password, 'bench'),
    password: LOGIN.password,
  };
  const ceiling = await start('./ceiling.process.ts', [JSON.stringify(options)]);
  for (const call of CALLS) {
    const bare = await load({ ...on(call), url: `${ceiling.url}/${call}` });
    row(name, call, ours.get(call), bare);
  }
  await ceiling.stop();
  const alone = ours.get('me')?.p99 ?? 0;
  console.log(
    `${name.padEnd(12)} me while people sign in: p99 ${busy.p99} ms, ${(busy.p99 / alone).toFixed(2)} × its p99 alone (goal: at most 2)`,
  );
}

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v2/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(LOGIN),
  });
  return ((await response.json()) as { token: string }).token;
}

function row(name: string, call: string, ours: Measured | undefined, bare: Measured) {
  const cells = [ours?.perSecond, ours?.p50, ours?.p99, bare.perSecond, bare.p50, bare.p99].map(
    (cell) => String(cell).padStart(9),
  );
  const ratio = `${Math.round(((ours?.perSecond ?? 0) / bare.perSecond) * 100)} %`;
  console.log([name.padEnd(12), call.padEnd(6), ...cells, ratio.padStart(9)].join(''));
}

async function measureCeilings(
  folder: string,
  postgres: Awaited<ReturnType<typeof startPostgres>>,
) {
  const heading = ['req/s', 'p50 ms', 'p99 ms', 'bare', 'p50 ms', 'p99 ms', 'of bare'];
  console.log(''.padEnd(18) + heading.map((cell) => cell.padStart(9)).join(''));
  const DATA_DIR = join(folder, 'data');
  await measure('PGlite', { DATA_DIR }, async () => {
    await cp(join(DATA_DIR, 'database'), join(folder, 'ceiling'), { recursive: true });
    return { folder: join(folder, 'ceiling') };
  });
  const { url } = await postgres.createDatabase();
  const DATABASE_URL = url;
  await measure('PostgreSQL', { DATABASE_URL, DATA_DIR: join(folder, 'unused') }, async () => ({
    url,
  }));
}

// `npm run bench -- scale` measures only how the time grows with other homes, `-- records` with the past,
// `-- dashboard` the same for figures and the first screen, `-- library` with what a home wrote.
const [only] = process.argv.slice(2);
const wants = (part: string) => only === undefined || only === part;
const folder = await mkdtemp(join(tmpdir(), 'relish-bench-'));
const postgres = await startPostgres();
if (only === undefined) await measureCeilings(folder, postgres);
if (wants('scale')) await measureScale(postgres, folder);
if (wants('records')) await measureGrowth(postgres, join(folder, 'records'), RECORD_CALLS);
if (wants('dashboard')) await measureDashboard(postgres, folder);
if (wants('library')) await measureLibrary(postgres, folder);
await postgres.stop();
await rm(folder, { recursive: true });
