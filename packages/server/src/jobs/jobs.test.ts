import { describe, expect, it } from 'vitest';

import { after, minutes } from '../core/clock.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { defineJob, enqueue, takeDueJobs } from './queue.ts';
import { type JobHandlers, JobRunner } from './runner.ts';

const mail = defineJob<{ email: string }>()('mail');

async function setUp(work: (email: string) => Promise<void>) {
  const { database, close } = await freshDatabase();
  let now = new Date('2026-11-15T09:00:00Z');
  const handlers: JobHandlers<object, typeof mail> = { mail: (_, { email }) => work(email) };
  const errors: object[] = [];
  const log = { error: (fields: object) => errors.push(fields) };
  const runner = () =>
    new JobRunner({ database, kinds: [mail], handlers, context: {}, clock: () => now, log });
  return {
    database,
    close,
    errors,
    runner,
    add: (email: string) => database.system((db) => enqueue(db, mail, { email }, now)),
    advance: (ms: number) => {
      now = after(now, ms);
    },
  };
}

describe('jobs', () => {
  it('run once, even with several processes', async () => {
    const done: string[] = [];
    const t = await setUp(async (email) => void done.push(email));
    const emails = Array.from({ length: 40 }, (_, index) => `${index}@example.org`);
    for (const email of emails) await t.add(email);
    await Promise.all([t.runner().runDue(), t.runner().runDue(), t.runner().runDue()]);
    expect(done.toSorted()).toEqual(emails.toSorted());
    await t.close();
  });

  it('are leased only as far as there is room', async () => {
    const t = await setUp(async () => {});
    for (let job = 0; job < 40; job += 1) await t.add(`${job}@example.org`);
    const room = { pace: 'quick', slow: [], count: 3 } as const;
    const take = () =>
      t.database.system((db) => takeDueJobs(db, new Date('2026-11-15T09:00:00Z'), room));
    for (const taken of await Promise.all([take(), take(), take()]))
      expect(taken).toHaveLength(room.count);
    await t.close();
  });

  it('are rolled back with their transaction', async () => {
    const done: string[] = [];
    const t = await setUp(async (email) => void done.push(email));
    const failed = t.database.system(async (db) => {
      await enqueue(db, mail, { email: 'x@example.org' }, new Date(0));
      throw new Error('the cause did not happen');
    });
    await expect(failed).rejects.toThrow('did not happen');
    expect(await t.runner().runDue()).toBe(0);
    expect(done).toEqual([]);
    await t.close();
  });

  it('are retried after a failure, then given up and kept', async () => {
    let tries = 0;
    const t = await setUp(async (email) => {
      tries += 1;
      throw Object.assign(new Error(`refused ${email}`), { code: 'EENVELOPE' });
    });
    await t.add('mary@example.org');
    for (let round = 0; round < 15; round += 1) {
      await t.runner().runDue();
      t.advance(minutes(600));
    }
    expect(tries).toBe(10);
    const [job] = await t.database.system((db) => db.selectFrom('jobs').selectAll().execute());
    expect(job).toMatchObject({
      attempts: 10,
      last_error: 'EENVELOPE',
      failed_at: expect.any(String),
    });
    expect(JSON.stringify(t.errors)).not.toContain('mary');
    await t.close();
  });

  it('of a dead process are taken over', async () => {
    const done: string[] = [];
    let dies = true;
    const t = await setUp(async (email) => {
      if (dies) await new Promise(() => {});
      done.push(email);
    });
    await t.add('x@example.org');
    void t.runner().runDue();
    await expect
      .poll(
        async () => {
          const [job] = await t.database.system((db) =>
            db.selectFrom('jobs').select('attempts').execute(),
          );
          return job?.attempts;
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    dies = false;
    expect(await t.runner().runDue()).toBe(0);
    t.advance(minutes(11));
    expect(await t.runner().runDue()).toBe(1);
    expect(done).toEqual(['x@example.org']);
    await t.close();
  });
});
