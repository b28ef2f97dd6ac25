import { randomUUID } from 'node:crypto';

import type { Call } from '@relish/shared/call.ts';
import { type CallName, calls, type Output } from '@relish/shared/calls.ts';
import { errorStatus } from '@relish/shared/errors.ts';
import { can, type Permission } from '@relish/shared/permissions.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { foreignRecords } from '../testing/foreign-records.ts';
import { type Answer, type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const all = Object.entries<Call>(calls) as [CallName, Call][];
const PUBLIC = [
  'complete_reset',
  'login',
  'notices/screen',
  'ping',
  'register',
  'start_reset',
  'user/confirm-email',
];
const closed = all.filter(([, { access }]) => access !== 'public');
const byPermission = closed.filter(([, { access }]) => access !== 'authenticated');

it('only the calls that must be public are', () => {
  const open = all.filter(([, { access }]) => access === 'public').map(([name]) => name);
  expect(open.toSorted()).toEqual(PUBLIC);
});

it.each(closed)('%s answers 401 without a token', async (name) => {
  for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: 'Basic eDp5' }])
    expect((await t.send(name, { body: '{}', headers })).status).toBe(401);
});

const KINDS = {
  manager: { role: 'home_manager' },
  carer: { role: 'carer' },
  inspector: { role: 'viewer_inspector' },
  relative: { role: 'relative' },
  family: { role: 'family_lead', kind: 'family' },
  'family member': { role: 'family_member', kind: 'family' },
  'manager on A': { role: 'home_manager', package_title: 'Package A' },
  'expired manager': { role: 'home_manager', package_title: 'Package D', expired: true },
  'basic manager': { role: 'home_manager', package_title: 'Package C', is_basic: true },
} as const;

describe.each(Object.entries(KINDS))('a %s', (_, kind) => {
  let token: string;
  let me: Output<'me'>;
  beforeAll(async () => {
    ({ token } = await t.signIn(kind));
    me = (await t.call('me', {}, { token })).body as Output<'me'>;
  });

  it.each(byPermission)(
    'gets 403 from %s exactly without the permission',
    async (name, { access }) => {
      const { status } = await t.send(name, { body: '{}', token });
      expect(status === 403).toBe(!can(me, access as Permission));
    },
  );
});

it('the sweep over permissions has refusals to check', () => {
  expect(byPermission.length).toBeGreaterThan(0);
});

// Who is chosen in a form is refused at the field.
const NAMES_RECORD = /^(?!key_worker_|named_nurse_|external_)(.*_)?ids?$/;

const another = (value: unknown) =>
  Array.isArray(value) ? value.map(() => randomUUID()) : randomUUID();

describe('another home’s record', () => {
  const naming = closed.filter(([, { input }]) =>
    Object.keys(
      (z.toJSONSchema(input, { io: 'input' }).properties as object | undefined) ?? {},
    ).some((field) => NAMES_RECORD.test(field)),
  );

  it.each(naming)('is 404 from %s, and so is one that never was', async (name, { access }) => {
    const role = access === 'relatives.view' ? 'relative' : 'home_manager';
    const [us, them] = [await t.signIn({ role }), await t.signIn()];
    const input = await foreignRecords(t)[name]?.(them);
    expect(input, `say in foreign-records.ts how ${name} names a record`).toBeDefined();
    const missing = Object.fromEntries(
      Object.entries(input ?? {}).map(([field, value]) => [
        field,
        NAMES_RECORD.test(field) ? another(value) : (value as unknown),
      ]),
    );
    for (const body of [input, missing])
      expect((await t.send(name, { body: JSON.stringify(body), token: us.token })).status).toBe(
        404,
      );
  });
});

const FINE = new Set([200, 401, 403, 404, 422, 429]);
const ErrorShape = z.strictObject({
  code: z.enum(Object.keys(errorStatus) as [keyof typeof errorStatus]),
  message: z.string().min(1),
  errors: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
});

function expectOurs(name: CallName, { status, body, headers }: Answer, sent: unknown) {
  expect(FINE, `${name} answered ${status} to ${JSON.stringify(sent).slice(0, 200)}`).toContain(
    status,
  );
  expect(headers['content-type']).toContain('application/json');
  if (status === 200) expect(() => calls[name].output.parse(body)).not.toThrow();
  else expect(errorStatus[ErrorShape.parse(body).code]).toBe(status);
  if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

const json = { 'content-type': 'application/json' };
const HOSTILE: { what: string; body?: string | Buffer; headers?: Record<string, string> }[] = [
  { what: 'no body' },
  { what: 'an empty body', body: '', headers: json },
  { what: 'half an object', body: '{"email":"a@b.c"', headers: json },
  { what: 'not JSON', body: 'email=a&password=b', headers: json },
  {
    what: 'a form',
    body: 'email=a&password=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  { what: 'plain text', body: '{}', headers: { 'content-type': 'text/plain' } },
  { what: 'no content type', body: '{}', headers: { 'content-type': '' } },
  { what: 'a broken content type', body: '{}', headers: { 'content-type': ';;/json=' } },
  {
    what: 'multipart',
    body: '--x\r\n\r\n--x--',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  { what: 'null', body: 'null', headers: json },
  { what: 'a list', body: '[]', headers: json },
  { what: 'a number', body: '1e999', headers: json },
  { what: 'text', body: '"x"', headers: json },
  { what: 'broken UTF-8', body: Buffer.from([0x22, 0xff, 0xfe, 0x22]), headers: json },
  { what: 'a byte order mark', body: '\uFEFF{}', headers: json },
  { what: 'deep nesting', body: '['.repeat(200_000) + ']'.repeat(200_000), headers: json },
  {
    what: 'deep objects',
    body: '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000),
    headers: json,
  },
  { what: 'a megabyte', body: JSON.stringify({ email: 'x'.repeat(1_048_000) }), headers: json },
  {
    what: 'more than a megabyte',
    body: JSON.stringify({ email: 'x'.repeat(1_100_000) }),
    headers: json,
  },
  {
    what: 'prototype keys',
    body: '{"__proto__":{"x":1},"constructor":{"prototype":{}}}',
    headers: json,
  },
  { what: 'compressed nonsense', body: 'xx', headers: { ...json, 'content-encoding': 'gzip' } },
  { what: 'a wrong length', body: '{}', headers: { ...json, 'content-length': 'abc' } },
];

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

/** One person sends it all, unless something of it signed them out. */
function sender(name: CallName, { access }: Call) {
  let kept: string | undefined;
  let isSure = false;
  const token = async () => {
    if (access === 'public') return undefined;
    const isHere = isSure || (kept && (await t.call('me', {}, { token: kept })).status === 200);
    if (!isHere) kept = (await t.signIn()).token;
    return kept;
  };
  return async (
    what: unknown,
    request: { body?: string | Buffer; headers?: Record<string, string> },
  ) => {
    const answer = await t.send(name, { ...request, token: await token() });
    expectOurs(name, answer, what);
    // Whoever was refused at a field is still here.
    isSure = answer.status === 422 || answer.status === 403;
  };
}

// Most of it is answered before a database is asked: the quicker of the two does the most of it.
const isThorough = process.env['TEST_DATABASE'] === 'postgres';
const readOnce = isThorough ? all : [];

it.each(readOnce)('%s answers in our shape whatever it is sent', async (name, call) => {
  const expectOursTo = sender(name, call);
  for (const { what, ...request } of HOSTILE) await expectOursTo(what, request);
});

describe.each(all)('%s', (name, call) => {
  const fields = Object.keys(
    (z.toJSONSchema(call.input, { io: 'input' }).properties as object | undefined) ?? {},
  );
  const expectOursTo = sender(name, call);

  it('answers 422 to a field of the wrong kind, not a fault', async () => {
    const record = fc.record(Object.fromEntries(fields.map((field) => [field, nastyValue])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(record, (input) => expectOursTo(input, { body: JSON.stringify(input) })),
      { numRuns: fields.length === 0 ? 3 : isThorough ? 24 : 6 },
    );
  });

  it('takes the last of two equal keys', async () => {
    const body = `{${fields.flatMap((field) => [`"${field}":1`, `"${field}":[]`]).join(',')}}`;
    await expectOursTo(body, { body });
  });
});

it('nothing that was sent or signed in with is in the log', () => {
  const log = t.log.join('\n');
  expect(log).toContain('answered');
  for (const secret of ['drop table', 'Bearer', 'argon2', '@example.org', 'password'])
    expect(log.replaceAll('/api/v2/user/change-password', '')).not.toContain(secret);
});
