import { expect, it, onTestFinished } from 'vitest';

import { minutes, after } from '../core/clock.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { enqueue, type JobKind } from './queue.ts';
import { type JobHandlers, JobRunner } from './runner.ts';

const SOON = { timeout: 20_000 };

/** Work that is under way until it is let go. */
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
  const handlers: JobHandlers<object> = {
    'mail-password-reset': (_, { email }) => work.mail?.(email) ?? ignored(),
    'make-document': (_, { document_id }) => work.document?.(document_id) ?? ignored(),
    'mail-confirm-email': ignored,
    'mail-password-changed': ignored,
    'mail-relative-linked': ignored,
    'mail-invitation': ignored,
    'mail-report': ignored,
    'count-weeks': ignored,
    'mail-week': ignored,
    'push-safety-changed': ignored,
    'push-needs-attention': ignored,
    'push-notice': ignored,
    'push-notification': ignored,
  };
  const log = { error: () => {} };
  const add = (kind: JobKind, names: string[]) =>
    database.system(async (db) => {
      for (const name of names)
        await (kind === 'make-document'
          ? enqueue(db, kind, { carehome_id: '', document_id: name }, now)
          : enqueue(db, 'mail-password-reset', { email: name, address: '' }, now));
    });
  return {
    runner: new JobRunner({ database, handlers, context: {}, clock: () => now, log }),
    documents: (...names: string[]) => add('make-document', names),
    mails: (...names: string[]) => add('mail-password-reset', names),
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

it('documents, however many, keep no mail waiting, and few are made at once', async () => {
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

it('a mail that hangs takes one place, and the others go on', async () => {
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

it('stopping waits for what is under way and begins nothing more', async () => {
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
  // The others were not even taken: whoever starts next does them at once.
  expect(await t.left()).toEqual([0, 0, 0]);
});

it('what takes longer than its lease is not begun twice', async () => {
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
