import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import type { CallName, Output } from '@relish/shared/calls.ts';

import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { measureLive } from './live.ts';
import { seed, seedMessages } from './seed.ts';
import { measureInTurns, prepareHome, send, type Subject } from './subjects.ts';

const SIZES = [1000, 100_000, 1_000_000];
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 800) / 8;

interface InThread extends Subject {
  threadId: string;
  size: number;
}
type Calls = readonly [CallName, (subject: Subject) => object][];

const inThread = (makeInput: (subject: InThread) => object) => (subject: Subject) =>
  makeInput(subject as InThread);

const CALLS: Calls = [
  ['threads/list', () => ({})],
  ['threads/get', inThread(({ threadId }) => ({ id: threadId }))],
  ['messages/list', inThread(({ threadId }) => ({ thread_id: threadId }))],
  ['messages/list', inThread(({ threadId, size }) => ({ thread_id: threadId, before: size / 2 }))],
  ['messages/list', inThread(({ threadId }) => ({ thread_id: threadId, after: 0 }))],
  [
    'messages/send',
    inThread(({ threadId }) => ({ id: randomUUID(), thread_id: threadId, body: 'She sang.' })),
  ],
];

/** Threads by their length, and how soon readers hear of a message. */
export async function measureChat(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const homes: InThread[] = [];
  for (const size of SIZES) {
    const { url } = await postgres.createDatabase();
    const home = await prepareHome(String(size), url, join(folder, `chat ${size}`), async () => {
      await seed(url, { organisations: 1, homes: 1 });
      await seedMessages(url, size);
    });
    const { threads } = await send<Output<'threads/list'>>(home, 'threads/list', {
      filter: 'team',
    });
    const threadId = threads.find(({ team }) => team === 'home')?.id ?? '';
    homes.push({ ...home, size, threadId });
  }
  console.log('by the number of messages in the thread');
  await measureInTurns(homes, CALLS, REQUESTS);
  for (const { stop } of homes) await stop();
  await measureLive(postgres, folder);
}
