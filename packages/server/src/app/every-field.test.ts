import type { Call } from '@relish/shared/call.ts';
import { type CallName, calls } from '@relish/shared/calls.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { sender } from '../testing/expect-our-shape.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const all = Object.entries<Call>(calls) as [CallName, Call][];

const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '‮abc',
  '0000-00-00',
  "'; drop table users; --",
  'x'.repeat(5000),
];
const nastyValue = fc.oneof(
  fc.constantFrom<unknown>(...NASTY, null, true, -1, 1e308, [], {}, [[]], { a: { b: {} } }),
  fc.jsonValue(),
  fc.emailAddress(),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

// Most run on PostgreSQL, which is faster; on the embedded database only the driver differs.
const isThorough = process.env['TEST_DATABASE'] === 'postgres';

describe.each(all)('%s', (name, call) => {
  const fields = Object.keys(
    (z.toJSONSchema(call.input, { io: 'input' }).properties as object | undefined) ?? {},
  );

  const expectOursTo = (what: unknown, body: string) => send(what, { body });
  let send: ReturnType<typeof sender>;
  beforeAll(() => {
    send = sender(t, name, call);
  });

  it('answers 422 to a field of the wrong kind, not a fault', async () => {
    const record = fc.record(Object.fromEntries(fields.map((field) => [field, nastyValue])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(record, (input) => expectOursTo(input, JSON.stringify(input))),
      { numRuns: fields.length === 0 ? 3 : isThorough ? 24 : 6 },
    );
  });

  it('takes the last of two equal keys', async () => {
    const body = `{${fields.flatMap((field) => [`"${field}":1`, `"${field}":[]`]).join(',')}}`;
    await expectOursTo(body, body);
  });
});

it('nothing that was sent or signed in with is in the log', () => {
  const log = t.log.join('\n');
  expect(log).toContain('answered');
  for (const secret of ['drop table', 'Bearer', 'argon2', '@example.org', 'password'])
    expect(log.replaceAll('/api/v2/user/change-password', '')).not.toContain(secret);
});
