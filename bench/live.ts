import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Output } from '@relish/shared/calls.ts';
import type { LiveEvent } from '@relish/shared/chat/live/stream.ts';

import { openDatabase } from '../packages/server/src/db/connect.ts';
import { startSession } from '../packages/server/src/features/accounts/account/public.ts';
import { makePerson } from '../packages/server/src/features/accounts/people/make.ts';
import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { measureMemory, start } from './processes.ts';
import { seed } from './seed.ts';
import { send } from './subjects.ts';

const HOMES = 50;
const READERS_PER_HOME = 10;
const ROUNDS = 6;
const GOAL = { heard: 200, seen: 500 };
const IDLE_SECONDS = 60;

type Server = Awaited<ReturnType<typeof start>>;

interface Reader {
  token: string;
  carehomeId: string;
  server: Server;
}

/** 500 readers at two processes: how soon they hear of a message and have it, and the memory of idle streams. */
export async function measureLive(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const { url } = await postgres.createDatabase();
  const dataDir = join(folder, 'live');
  const people = await prepareReaders(url, dataDir);
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'fatal',
    DEMO_DATA: 'false',
  };
  const servers = [
    await start('../packages/server/src/main.ts', [], { env }),
    await start('../packages/server/src/main.ts', [], { env }),
  ];
  const [first] = servers as [Server, Server];
  await measureIdle(people.map((person) => ({ ...person, server: first })));
  await measureMessages(
    people.map((person, at) => ({ ...person, server: servers[at % 2] ?? first })),
  );
  for (const { stop } of servers) await stop();
}

async function prepareReaders(url: string, dataDir: string) {
  const opened = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, DATA_DIR: dataDir });
  await seed(url, { organisations: HOMES, homes: HOMES, residents: 2 });
  const people = await opened.database.system(async (db) => {
    const now = new Date();
    const homes = await db.selectFrom('carehomes').select('id').orderBy('name').execute();
    const made: { token: string; carehomeId: string }[] = [];
    for (const { id: carehomeId } of homes)
      for (let count = 0; count < READERS_PER_HOME; count += 1) {
        const userId = await makePerson(db, {
          email: `${randomUUID()}@example.org`,
          first_name: 'Bench',
          last_name: 'Mark',
          password_hash: '',
          role: 'carer',
          carehomeIds: [carehomeId],
          since: now,
        });
        made.push({ carehomeId, token: (await startSession(db, userId, now))?.token ?? '' });
      }
    return made;
  });
  await opened.close();
  return people;
}

/** A page that fetches what is new as soon as it hears of it. */
async function follow(reader: Reader) {
  const leaving = new AbortController();
  const response = await fetch(`${reader.server.url}/api/v2/live`, {
    method: 'POST',
    headers: { authorization: `Bearer ${reader.token}`, 'content-type': 'application/json' },
    body: '{}',
    signal: leaving.signal,
  });
  let hear: (event: LiveEvent) => void = () => undefined;
  const begun = new Promise((resolve) => {
    hear = resolve;
  });
  void readEvents(response, (event) => hear(event)).catch(() => undefined);
  return {
    ...reader,
    begun,
    listen: (next: typeof hear) => {
      hear = next;
    },
    close: () => leaving.abort(),
  };
}

async function readEvents(response: Response, hear: (event: LiveEvent) => void) {
  const parts = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
  let rest = '';
  for await (const part of parts) {
    const blocks = (rest + part).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data !== undefined) hear(JSON.parse(data) as LiveEvent);
    }
  }
}

async function followAll(readers: readonly Reader[]) {
  const streams = await Promise.all(readers.map(follow));
  await Promise.all(streams.map(({ begun }) => begun));
  return streams;
}

async function measureIdle(readers: readonly Reader[]) {
  const [one] = readers;
  if (!one) return;
  const { pid } = one.server;
  const without = await measureMemory(pid);
  const streams = await followAll(readers);
  const before = await measureMemory(pid);
  await setTimeout(IDLE_SECONDS * 1000);
  const after = await measureMemory(pid);
  console.log(
    `${streams.length} idle streams at one process: ${without} MB before them, ${before} MB with them, ${after} MB after ${IDLE_SECONDS} s`,
  );
  for (const { close } of streams) close();
}

/** One colleague of each home writes in turn; nine others read, at both processes. */
async function measureMessages(readersOfAll: readonly Reader[]) {
  const streams = await followAll(readersOfAll);
  const homes = [...Map.groupBy(streams, ({ carehomeId }) => carehomeId).values()];
  const heard: number[] = [];
  const elsewhere: number[] = [];
  const seen: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [writer, ...readers] of homes) {
      if (!writer) continue;
      const { threads } = await send<Output<'threads/list'>>(writer, 'threads/list', {
        filter: 'team',
      });
      const thread_id = threads.find(({ team }) => team === 'home')?.id ?? '';
      const began = performance.now();
      const reading = readers.map(async (reader) => {
        await new Promise((resolve) => reader.listen(resolve));
        const after = performance.now() - began;
        heard.push(after);
        if (reader.server !== writer.server) elsewhere.push(after);
        await send(reader, 'messages/list', { thread_id, after: round });
        seen.push(performance.now() - began);
      });
      await send(writer, 'messages/send', {
        id: randomUUID(),
        thread_id,
        body: 'She sang with us.',
      });
      await Promise.all(reading);
    }
  for (const { close } of streams) close();
  report('heard of by a reader at the other process', elsewhere, GOAL.heard);
  report('heard of by any reader', heard, GOAL.heard);
  report('fetched by a reader', seen, GOAL.seen);
}

function report(what: string, times: readonly number[], goal: number) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(
    `a message is ${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms of ${times.length} (goal: p95 under ${goal})`,
  );
}
