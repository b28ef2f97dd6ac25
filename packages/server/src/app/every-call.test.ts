import { randomUUID } from 'node:crypto';

import type { Call } from '@relish/shared/call.ts';
import { type CallName, calls, type Output } from '@relish/shared/calls.ts';
import { can, type Permission } from '@relish/shared/permissions.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { sender } from '../testing/expect-our-shape.ts';
import { foreignRecords } from '../testing/foreign-records.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const all = Object.entries<Call>(calls) as [CallName, Call][];
const PUBLIC = [
  'complete_reset',
  'invitations/open',
  'login',
  'lounge-screens/show',
  'ping',
  'register',
  'start_reset',
  'survey-entries/answer-by-link',
  'survey-entries/open-link',
  'survey-entries/send',
  'survey-entries/take-token-by-link',
  'user/cancel-email-change',
  'user/confirm-email',
  'user/confirm-email-change',
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
  'manager without risk assessments': { role: 'home_manager', is_risk_assessment_enabled: false },
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
      // Keeps the sweep below the write limit.
      t.advance(1000);
      const { status } = await t.send(name, { body: '{}', token });
      expect(status === 403).toBe(!can(me, access as Permission));
    },
  );
});

it('the sweep over permissions has refusals to check', () => {
  expect(byPermission.length).toBeGreaterThan(0);
});

// A foreign person chosen in a form is rejected at the field with 422, not with 404.
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
    const isForFamilies = [
      'relatives.view',
      'events.reply',
      'visits.announce',
      'photos.suggest',
      'photos.download',
    ].includes(access);
    const role = isForFamilies ? 'relative' : 'home_manager';
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

/** Calls with the same body parsing: same access, size limit and content type. */
const parsingPath = ({ access, upload, maxBytes, renders, creates }: Call) =>
  [access === 'public', upload !== undefined, maxBytes, renders?.what, creates].join();
const onePerPath = [...new Map(all.map((entry) => [parsingPath(entry[1]), entry])).values()];

it.each(onePerPath)('%s answers in our shape whatever it is sent', async (name, call) => {
  const expectOursTo = sender(t, name, call);
  for (const { what, ...request } of HOSTILE) await expectOursTo(what, request);
});

it('nothing that was sent or signed in with is in the log', () => {
  const log = t.log.join('\n');
  expect(log).toContain('answered');
  for (const secret of ['Bearer', 'argon2', '@example.org', 'password'])
    expect(log.replaceAll('/api/v2/user/change-password', '')).not.toContain(secret);
});
