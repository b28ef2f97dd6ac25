import { expect, it, onTestFinished } from 'vitest';

import { minutes, after } from '../core/clock.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { defineJob, enqueue } from './queue.ts';
import { type JobHandlers, JobRunner } from './runner.ts';

const mail = defineJob<{ email: string }>()('mail');
const makeDocument = defineJob<{ document_id: string }>()('make-document', { pace: 'slow' });

const SOON = { timeout: 20_000 };

/** Work that runs until released. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

async function setUp(work: {
  document?: (id: string) => Promise<void>;
  mail?: (email: string) => Promise<void>;
}) {
  const { database, close } = await freshDatabase();
  onTestFinished(close);
  let now = new Date('2026-11-15T09:00:00Z');
  const ignored = async () => {};
  const handlers: JobHandlers<object, typeof mail | typeof makeDocument> = {
    mail: (_, { email }) => work.mail?.(email) ?? ignored(),
    'make-document': (_, { document_id }) => work.document?.(document_id) ?? ignored(),
  };
  const log = { error: () => {} };
  const kinds = [mail, makeDocument];
  return {
    runner: new JobRunner({ database, kinds, handlers, context: {}, clock: () => now, log }),
    documents: (...names: string[]) =>
      database.system(async (db) => {
        for (const document_id of names) await enqueue(db, makeDocument, { document_id }, now);
      }),
    mails: (...names: string[]) =>
      database.system(async (db) => {
        for (const email of names) await enqueue(db, mail, { email }, now);
      }),
    advance: (ms: number) => {
      now = after(now, ms);
    },
    left: async () =>
      (
        await database.system((db) =>
          db.selectFrom('jobs').select('attempts').orderBy('attempts').execute(),
        )
      ).map(({ attempts }) => attempts),
  };
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

it('any number of documents delays no mail, and few run at once', async () => {
  const making: string[] = [];
  const mailed: string[] = [];
  const { opened, open } = gate();
  const t = await setUp({
    document: (id) => (making.push(id), opened),
    mail: async (email) => void mailed.push(email),
  });
  await t.documents(...numbered(30));
  t.runner.start();
  await expect.poll(() => making.length, SOON).toBe(2);
  await t.mails('mary@example.org');
  await expect.poll(() => mailed, SOON).toEqual(['mary@example.org']);
  expect(making).toHaveLength(2);
  open();
  await expect.poll(() => making.length, SOON).toBe(30);
  await t.runner.stop();
});

it('a hanging mail blocks one slot only', async () => {
  const mailed: string[] = [];
  const { opened, open } = gate();
  const t = await setUp({
    mail: async (email) => {
      if (email === 'hangs') await opened;
      mailed.push(email);
    },
  });
  await t.mails('hangs', ...numbered(25));
  const all = t.runner.runDue();
  await expect.poll(() => mailed.length, SOON).toBe(25);
  expect(mailed).not.toContain('hangs');
  open();
  expect(await all).toBe(26);
});

it('stopping waits for running jobs and starts no more', async () => {
  const made: string[] = [];
  let making = 0;
  const { opened, open } = gate();
  const t = await setUp({
    document: async (id) => {
      making += 1;
      await opened;
      made.push(id);
    },
  });
  await t.documents(...numbered(5));
  t.runner.start();
  await expect.poll(() => making, SOON).toBe(2);
  const stopped = t.runner.stop();
  open();
  await stopped;
  expect(made).toHaveLength(2);
  // The others were not leased, so the next process can start them at once.
  expect(await t.left()).toEqual([0, 0, 0]);
});

it('a job that outlives its lease is not started twice', async () => {
  let making = 0;
  const { opened, open } = gate();
  const t = await setUp({
    document: () => {
      making += 1;
      return opened;
    },
  });
  await t.documents('long');
  t.runner.start();
  await expect.poll(() => making, SOON).toBe(1);
  t.advance(minutes(11));
  await expect.poll(t.left, SOON).toEqual([2]);
  expect(making).toBe(1);
  open();
  await t.runner.stop();
  expect(await t.left()).toEqual([]);
});
