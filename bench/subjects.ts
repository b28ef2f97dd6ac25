import { randomUUID } from 'node:crypto';

import { type CallName, calls } from '@relish/shared/calls.ts';

import { isWrite } from '../packages/server/src/app/write-limit.ts';
import { openDatabase } from '../packages/server/src/db/connect.ts';
import { startSession } from '../packages/server/src/features/accounts/account/public.ts';
import { makePerson } from '../packages/server/src/features/accounts/people/make.ts';
import { start } from './processes.ts';

const GOAL = 1.5;
/** Together they stay below the limit of writes for each. */
const PEOPLE = 5;

export interface Subject {
  label: string;
  ask: (call: CallName, input: object) => Promise<number>;
  userId: string;
  residentIds: string[];
  carehomeId: string;
  token: string;
  server: Server;
  stop: () => Promise<void>;
}

type Server = Awaited<ReturnType<typeof start>>;

const post = async (
  { url }: Server,
  token: string,
  call: string,
  input: object | Buffer,
): Promise<string> => {
  const isFile = Buffer.isBuffer(input);
  const response = await fetch(`${url}/api/v2/${call}`, {
    method: 'POST',
    headers: {
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: isFile ? new Uint8Array(input) : JSON.stringify(input),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${call} answered ${response.status}: ${answer}`);
  return answer;
};

/** A call of a user who is signed in, or the upload of a picture. */
export const send = async <T>(
  { server, token }: Pick<Subject, 'server' | 'token'>,
  call: string,
  input: object | Buffer,
): Promise<T> => JSON.parse(await post(server, token, call, input)) as T;

/** Milliseconds until the whole answer has arrived. */
export function timing(server: Server, tokens: readonly string[]): Subject['ask'] {
  let turn = 0;
  return async (call, input) => {
    if (isWrite(call, calls[call])) turn += 1;
    const began = performance.now();
    await post(server, tokens[turn % tokens.length] ?? '', call, input);
    return performance.now() - began;
  };
}

/** Alternating, so that other load affects all equally. */
export async function measureInTurns(
  subjects: readonly Subject[],
  wanted: readonly [CallName, (subject: Subject) => object][],
  requests: number,
) {
  for (const [call, makeInput] of wanted) {
    const times = new Map(subjects.map(({ label }) => [label, [] as number[]]));
    for (let round = 0; round < requests; round += 1)
      for (const subject of subjects)
        times.get(subject.label)?.push(await subject.ask(call, makeInput(subject)));
    report(call, times);
  }
}

function report(call: CallName, times: Map<string, number[]>) {
  const at = (list: number[], share: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
  const [smallest = []] = times.values();
  for (const [label, list] of times) {
    const half = (at(list, 0.5) / at(smallest, 0.5)).toFixed(2);
    console.log(
      `${call.padEnd(42)}${label.padStart(10)}  p50 ${at(list, 0.5).toFixed(2)} ms  p99 ${at(list, 0.99).toFixed(2)} ms  ${half} × the time of the smallest (goal: at most ${GOAL})`,
    );
  }
}

/** A server on a large database, with a user signed in to one home. */
export async function prepareHome(
  label: string,
  url: string,
  dataDir: string,
  seeding: () => Promise<void>,
): Promise<Subject> {
  const opened = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, DATA_DIR: dataDir });
  await seeding();
  const { tokens, ...person } = await opened.database.system(async (db) => {
    const { id: carehomeId } = await db
      .selectFrom('carehomes')
      .select('id')
      .orderBy('name')
      .limit(1)
      .executeTakeFirstOrThrow();
    const residents = await db
      .selectFrom('residents')
      .select('id')
      .where('carehome_id', '=', carehomeId)
      .where('status', '=', 'current')
      .orderBy('id')
      .execute();
    const now = new Date();
    const people: string[] = [];
    const sessions: string[] = [];
    for (let count = 0; count < PEOPLE; count += 1) {
      const id = await makePerson(db, {
        email: `bench-${count}@example.org`,
        first_name: 'Bench',
        last_name: 'Mark',
        password_hash: '',
        role: 'home_manager',
        carehomeIds: [carehomeId],
        since: now,
      });
      people.push(id);
      sessions.push((await startSession(db, id, now))?.token ?? '');
    }
    const [userId = ''] = people;
    return { tokens: sessions, userId, carehomeId, residentIds: residents.map(({ id }) => id) };
  });
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
  const ask = timing(server, tokens);
  for (let warm = 0; warm < 50; warm += 1) await ask('residents/list', {});
  return { label, ask, token: tokens[0] ?? '', server, ...person, stop: server.stop };
}
