import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { forbidden } from '../core/app-error.ts';
import { testDatabase } from '../testing/test-database.ts';
import { answerError } from './error-handler.ts';

let app: FastifyInstance;
const lines: string[] = [];
let thrown: unknown;
beforeAll(() => {
  app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
  app.setErrorHandler(answerError);
  app.post('/', () => {
    throw thrown;
  });
});

async function answerTo(error: unknown) {
  thrown = error;
  lines.length = 0;
  const answer = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  return { status: answer.statusCode, body: answer.json(), log: lines.join('\n') };
}

const withCode = (code: string, message = 'Mary Smith, room 4') =>
  Object.assign(new Error(message), { code });

describe('whatever is thrown becomes one of our answers', () => {
  it('ours is sent as it is', async () => {
    const { status, body } = await answerTo(forbidden('Ask a manager.'));
    expect([status, body]).toEqual([403, { code: 'forbidden', message: 'Ask a manager.' }]);
  });

  it.each([
    ['22021', 422],
    ['22008', 422],
    ['23505', 422],
    ['57014', 504],
    ['57P01', 504],
    ['53300', 504],
    ['ECONNREFUSED', 504],
    ['42P01', 500],
  ])('the database’s %s is %i, and quotes nothing', async (code, expected) => {
    const { status, body, log } = await answerTo(withCode(code));
    expect(status).toBe(expected);
    expect(JSON.stringify(body) + log).not.toContain('Mary');
  });

  it('a full pool asks to try again', async () => {
    const { status } = await answerTo(new Error('timeout exceeded when trying to connect'));
    expect(status).toBe(429);
  });

  it('a fault of ours is logged with an id and told without detail', async () => {
    const { status, body, log } = await answerTo(new TypeError('x is not a function'));
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(body.message).not.toContain('not a function');
    expect(log).toContain('x is not a function');
    expect(log).toContain('error-handler.test.ts');
  });

  it('an answer of ours that breaks the contract is a fault, and the log names the field only', async () => {
    const broken = z.object({ name: z.number() }).safeParse({ name: 'Mary' }).error;
    const { status, log } = await answerTo(broken);
    expect(status).toBe(500);
    expect(log).toContain('"paths":["name"]');
    expect(log).not.toContain('Mary');
  });

  it.each([null, undefined, 'text', 7, { statusCode: 200 }])(
    '%j thrown is a fault',
    async (value) => {
      // Fastify itself turns a thrown non-error into an error before it reaches us.
      const { status } = await answerTo(value ?? new Error('nothing'));
      expect(status).toBe(500);
    },
  );
});

it('the database’s own refusal of a NUL reaches us as such', async () => {
  const { database } = await testDatabase();
  const nul = database.single((db) => sql`select ${'a\u0000b'}::text`.execute(db));
  await expect(nul).rejects.toMatchObject({ code: expect.stringMatching(/^22/) });
});
