import type { Call } from '@relish/shared/call.ts';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { createLibrary } from '../content/library.ts';
import { notFound } from '../core/app-error.ts';
import type { Handler } from '../core/handler.ts';
import { createPasswords } from '../core/passwords.ts';
import { createPseudonyms } from '../core/pseudonyms.ts';
import type { Db } from '../db/database.ts';
import { type TestApp, type TestUser, testApp } from '../testing/test-app.ts';
import { dispatcher } from './dispatch.ts';
import { answerError } from './error-handler.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

/** A made-up call, dispatched by the real dispatcher. */
async function dispatchCall(
  call: Pick<Call, 'access' | 'output'>,
  handler: Handler<Call>,
  by?: TestUser,
) {
  const { token } = by ?? (await t.signIn());
  const app = Fastify();
  app.setErrorHandler(answerError);
  const doors = {
    database: t.database,
    passwords: createPasswords(),
    pusher: t.pusher,
    media: t.media,
    sealer: t.sealer,
    pseudonyms: createPseudonyms(Buffer.alloc(32)),
    library: createLibrary([]),
    demoTemplates: t.jobContext.demoTemplates,
    operator: t.operator,
    publicUrl: 'https://relish.test',
    maintenance: t.maintenance,
    live: t.live,
    renderer: t.jobContext.renderer,
    clock: t.now,
    limitWrites: () => {},
  };
  app.post(
    '/',
    dispatcher('made-up', { ...call, summary: '', input: z.object({}) }, handler, doors),
  );
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const Role = z.object({ role: z.string() });
const roleIn = async (db: Db) =>
  (await sql<{ role: string }>`select current_setting('role') as role`.execute(db)).rows[0];

describe('a handler’s transaction', () => {
  it('belongs to the caller’s home when the call needs a sign-in', async () => {
    const usual = await dispatchCall({ access: 'authenticated', output: Role }, async ({ db }) =>
      roleIn(db),
    );
    expect(usual.body).toEqual({ role: 'relish_app' });
    const staged = await dispatchCall(
      { access: 'authenticated', output: Role },
      { staged: async ({ transaction }) => transaction((db) => roleIn(db)) },
    );
    expect(staged.body).toEqual({ role: 'relish_app' });
  });

  it('stands above homes when the call is public', async () => {
    const { body } = await dispatchCall({ access: 'public', output: Role }, async ({ db }) =>
      roleIn(db),
    );
    expect(body).toEqual({ role: 'none' });
  });

  it('is undone when the handler fails', async () => {
    const manager = await t.signIn();
    const countGroups = async (db: Db) =>
      (
        await db
          .selectFrom('resident_groups')
          .select('id')
          .where('carehome_id', '=', manager.carehomeId)
          .execute()
      ).length;
    let countInside: number | undefined;
    const { status } = await dispatchCall(
      { access: 'authenticated', output: Role },
      async ({ db, carehomeId, now }) => {
        const group = { name: 'Choir', kind: 'interest', colour: 'plum' } as const;
        await db
          .insertInto('resident_groups')
          .values({ ...group, carehome_id: carehomeId, created_at: now })
          .execute();
        countInside = await countGroups(db);
        throw new Error('too late');
      },
      manager,
    );
    expect(status).toBe(500);
    expect(countInside).toBe(1);
    expect(await t.database.system(countGroups)).toBe(0);
  });

  it('is tried once more when row level security refuses it', async () => {
    const other = await t.signIn();
    const tryRefused = async (times: number) => {
      let runs = 0;
      const { status } = await dispatchCall(
        { access: 'authenticated', output: Role },
        async ({ db, now }) => {
          runs += 1;
          const group = { name: 'Choir', kind: 'interest', colour: 'plum' } as const;
          if (runs <= times)
            await db
              .insertInto('resident_groups')
              .values({ ...group, carehome_id: other.carehomeId, created_at: now })
              .execute();
          throw notFound();
        },
      );
      return { status, runs };
    };
    expect(await tryRefused(0)).toEqual({ status: 404, runs: 1 });
    expect(await tryRefused(1)).toEqual({ status: 404, runs: 2 });
    expect(await tryRefused(2)).toEqual({ status: 500, runs: 2 });
  });
});

describe('an answer', () => {
  it('has nothing that the contract does not name', async () => {
    const { body } = await dispatchCall({ access: 'public', output: Role }, async () => ({
      role: 'x',
      password_hash: 'leaked',
    }));
    expect(body).toEqual({ role: 'x' });
  });

  it('that breaks the contract is a fault, not an answer', async () => {
    const { status } = await dispatchCall({ access: 'public', output: Role }, async () => ({
      role: 7,
    }));
    expect(status).toBe(500);
  });
});
