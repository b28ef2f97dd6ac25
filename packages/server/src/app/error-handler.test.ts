import { connect } from 'node:net';

import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { forbidden } from '../core/app-error.ts';
import { testDatabase } from '../testing/test-database.ts';
import { answerError } from './error-handler.ts';

let app: FastifyInstance;
const lines: string[] = [];
let thrown: unknown;
let failed: Error | undefined;
beforeAll(() => {
  app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
  app.setErrorHandler(answerError);
  app.addHook('onError', async (_request, _reply, error) => {
    failed = error;
  });
  app.post('/', () => {
    throw thrown;
  });
  app.post('/before-the-body', {
    onRequest: async () => {
      throw thrown;
    },
    handler: () => 'never',
  });
});

afterAll(() => app.close());

async function answerTo(error: unknown, url = '/') {
  thrown = error;
  lines.length = 0;
  const answer = await app.inject({ method: 'POST', url, payload: { a: 1 } });
  return { status: answer.statusCode, body: answer.json(), log: lines.join('\n') };
}

const withCode = (code: string, message = 'Mary Smith, room 4') =>
  Object.assign(new Error(message), { code });

describe('error handler', () => {
  it('sends an AppError as it is', async () => {
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
    ['EPIPE', 504],
    ['42P01', 500],
  ])('turns database error %s into %i without quoting values', async (code, expected) => {
    const { status, body, log } = await answerTo(withCode(code));
    expect(status).toBe(expected);
    expect(JSON.stringify(body) + log).not.toContain('Mary');
  });

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Client was closed and is not queryable',
  ])('returns 504 for a lost connection: %s', async (message) => {
    expect((await answerTo(new Error(message))).status).toBe(504);
  });

  it('does not take a database reset before the body was read for half a request', async () => {
    expect((await answerTo(withCode('ECONNRESET'), '/before-the-body')).status).toBe(504);
  });

  it('does not log a client that leaves in the middle of its request as a fault', async () => {
    lines.length = 0;
    failed = undefined;
    const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(address.port), address.hostname);
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 100\r\n\r\n{');
    await expect.poll(() => lines.join('')).toContain('incoming request');
    socket.destroy();
    await expect.poll(() => failed).toMatchObject({ code: 'ECONNRESET' });
    expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  });

  it('asks to retry when the connection pool is full', async () => {
    const { status } = await answerTo(new Error('timeout exceeded when trying to connect'));
    expect(status).toBe(429);
  });

  it('logs an unexpected error with an id and reveals no detail', async () => {
    const { status, body, log } = await answerTo(new TypeError('x is not a function'));
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(body.message).not.toContain('not a function');
    expect(log).toContain('x is not a function');
    expect(log).toContain('error-handler.test.ts');
  });

  it('treats an answer that breaks the contract as a fault and logs only the field', async () => {
    const broken = z.object({ name: z.number() }).safeParse({ name: 'Mary' }).error;
    const { status, log } = await answerTo(broken);
    expect(status).toBe(500);
    expect(log).toContain('"paths":["name"]');
    expect(log).not.toContain('Mary');
  });

  it.each([null, undefined, 'text', 7, { statusCode: 200 }])(
    'treats a thrown %j as a fault',
    async (value) => {
      const { status } = await answerTo(value ?? new Error('nothing'));
      expect(status).toBe(500);
    },
  );
});

it('recognises the database’s rejection of a NUL character', async () => {
  const { database } = await testDatabase();
  const nul = database.single((db) => sql`select ${'a\u0000b'}::text`.execute(db));
  await expect(nul).rejects.toMatchObject({ code: expect.stringMatching(/^22/) });
});
