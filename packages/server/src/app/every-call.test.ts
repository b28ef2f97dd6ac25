import { randomUUID } from 'node:crypto';

import type { Call } from '@relish/shared/call.ts';
import { type CallName, calls, type Output } from '@relish/shared/calls.ts';
import { errorStatus } from '@relish/shared/errors.ts';
import { can, type Permission } from '@relish/shared/permissions.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { type Answer, type TestApp, testApp, type TestUser } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const all = Object.entries<Call>(calls) as [CallName, Call][];
const PUBLIC = ['complete_reset', 'login', 'ping', 'register', 'start_reset', 'user/confirm-email'];
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

const MARY = {
  first_name: 'Mary',
  last_name: 'Brown',
  date_of_birth: '1938-04-02',
  move_in_date: '2026-11-01',
};
const residentOf = async ({ token }: TestUser) =>
  (await t.call('residents/add', MARY, { token })).body.id as string;
const byResidentId = async (them: TestUser) => ({ id: await residentOf(them) });
const ofResident = (rest: object) => async (them: TestUser) => ({
  resident_id: await residentOf(them),
  ...rest,
});
const groupOf = async ({ token }: TestUser) =>
  (await t.call('groups/add', { name: 'Choir', kind: 'interest', colour: 'plum' }, { token })).body
    .id as string;
const tagOf = async ({ token }: TestUser) =>
  (await t.call('tags/add', { group: 'loves', label: 'Pigeon racing' }, { token })).body
    .id as string;
const byTagId = async (them: TestUser) => ({ id: await tagOf(them) });

const NOTE = { section_key: 'roots', text: 'In Whitby.', voice: 'resident' } as const;
const entryOf = async (them: TestUser) => {
  const input = { ...NOTE, resident_id: await residentOf(them) };
  return (await t.call('about-me/add', input, { token: them.token })).body.id as string;
};
const byEntryId = (rest: object) => async (them: TestUser) => ({
  id: await entryOf(them),
  ...rest,
});

const linkOf = async (them: TestUser) => {
  const susan = { first_name: 'Susan', last_name: 'Brown', relationship: 'child' } as const;
  const input = {
    ...susan,
    agreed: 'resident_agrees',
    resident_id: await residentOf(them),
  } as const;
  return (await t.call('relatives/add-contact', input, { token: them.token })).body.id as string;
};
const byLinkId = async (them: TestUser) => ({ id: await linkOf(them), reason: 'As they wished' });

/** For every call that names a record: an input that names one of another home. */
const FOREIGN: Partial<Record<CallName, (them: TestUser) => Promise<object>>> = {
  'about-me/get': ofResident({}),
  'about-me/for-family': ofResident({}),
  'about-me/add': ofResident(NOTE),
  'about-me/contribute': ofResident(NOTE),
  'about-me/close': ofResident({ section_key: 'roots' }),
  'about-me/reopen': ofResident({ section_key: 'roots' }),
  'about-me/reorder': async (them) => ({
    resident_id: await residentOf(them),
    section_key: 'roots',
    order: [await entryOf(them)],
  }),
  'about-me/edit': byEntryId({
    version: 1,
    text: 'In York.',
    voice: 'staff',
    visibility: 'staff',
  }),
  'about-me/accept': byEntryId({ version: 1 }),
  'about-me/confirm': byEntryId({ confirmed_by: 'Susan' }),
  'about-me/remove': byEntryId({}),
  'about-me/restore': byEntryId({}),
  'about-me/decline': byEntryId({}),
  'about-me/versions': byEntryId({}),
  'groups/edit': async (them) => ({
    id: await groupOf(them),
    name: 'Band',
    kind: 'interest',
    colour: 'plum',
    active: true,
  }),
  'groups/set-members': async (them) => ({
    id: await groupOf(them),
    member_ids: [await residentOf(them)],
  }),
  'groups/delete': async (them) => ({ id: await groupOf(them) }),
  'tags/rename': async (them) => ({ id: await tagOf(them), label: 'Homing pigeons' }),
  'tags/archive': byTagId,
  'tags/restore': byTagId,
  'tags/merge': async (them) => ({ from_id: await tagOf(them), into: 'loves.animals' }),
  'tags/of': ofResident({}),
  'tags/set': ofResident({ tags: [] }),
  'interests/of': ofResident({}),
  'interests/set': ofResident({ interest_code: 'food.baking', stance: 'love' }),
  'interests/confirm': ofResident({}),
  'consents/list': ofResident({}),
  'consents/record': ofResident({
    purpose: 'photo_record',
    decision: 'yes',
    basis: 'own_consent',
  }),
  'consents/record-several': ofResident({
    answers: [{ purpose: 'photo_record', decision: 'no' }],
  }),
  'consents/withdraw': ofResident({ purpose: 'photo_record' }),
  'consents/history': ofResident({ purpose: 'photo_record' }),
  'consents/for-family': ofResident({}),
  'consents/decide': ofResident({ purpose: 'photo_own_family', decision: 'yes' }),
  'capacity/list': ofResident({}),
  'capacity/add': ofResident({
    decision: 'Where to live',
    assessed_on: '2026-11-01',
    outcome: 'has_capacity',
    assessor: 'Dr Shah',
  }),
  'pal/get': ofResident({}),
  'pal/guide-for-family': ofResident({}),
  'pal/save-draft': ofResident({}),
  'pal/discard-draft': ofResident({}),
  'pal/finish': ofResident({ based_on: null }),
  'pal/record-external': ofResident({
    confirmed_level: 'sensory',
    completed_on: '2026-11-01',
    contributors: ['A. Jones'],
  }),
  'pal/raise': ofResident({ reason: 'bereavement' }),
  'pal/settle': async (them) => {
    const input = { resident_id: await residentOf(them), reason: 'bereavement' } as const;
    return { id: (await t.call('pal/raise', input, them)).body.id as string };
  },
  'relatives/list': ofResident({}),
  'relatives/my-person': ofResident({}),
  'relatives/invite': ofResident({
    first_name: 'Susan',
    last_name: 'Brown',
    email: 'susan@example.org',
    relationship: 'child',
    access_level: 2,
    agreed: 'resident_agrees',
  }),
  'relatives/add-contact': ofResident({
    first_name: 'Susan',
    last_name: 'Brown',
    relationship: 'child',
    agreed: 'resident_agrees',
  }),
  'relatives/edit': async (them) => ({
    id: await linkOf(them),
    version: 1,
    first_name: 'Susan',
    last_name: 'Brown',
  }),
  'relatives/edit-link': async (them) => ({
    id: await linkOf(them),
    version: 1,
    relationship: 'child',
    access_level: 2,
  }),
  'relatives/resend': byLinkId,
  'relatives/suspend': byLinkId,
  'relatives/resume': byLinkId,
  'relatives/block': byLinkId,
  'relatives/end': byLinkId,
  'residents/get': byResidentId,
  'residents/history': byResidentId,
  'residents/glance': byResidentId,
  'residents/confirm-safety': byResidentId,
  'residents/inform-family': byResidentId,
  'residents/undo-status': byResidentId,
  'residents/edit': async (them) => ({ ...MARY, id: await residentOf(them), version: 1 }),
  'residents/set-picture': async (them) => ({ id: await residentOf(them), picture_id: null }),
  'residents/change-status': async (them) => ({
    id: await residentOf(them),
    version: 1,
    status: 'away',
  }),
  'staff/edit': async (them) => ({ id: them.id, role: 'carer', training: {} }),
  'staff/end': async (them) => ({ id: them.id }),
  'staff/restore': async (them) => ({ id: them.id }),
  'staff/add-home': async (them) => ({ id: them.id, home_id: them.carehomeId, role: 'carer' }),
  'subject-access/record': async (them) => ({ resident_id: await residentOf(them) }),
  'subject-access/pdf': async (them) => ({ resident_id: await residentOf(them) }),
  'switch-carehome': async (them) => ({ carehome_id: them.carehomeId }),
  'invitations/cancel': async (them) => {
    const input = { email: `${randomUUID()}@example.org`, role: 'carer' } as const;
    return {
      id: (await t.call('invitations/add', input, { token: them.token })).body.id as string,
    };
  },
};

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
    const input = await FOREIGN[name]?.(them);
    expect(input, `say in FOREIGN how ${name} names a record`).toBeDefined();
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

describe.each(all)('%s', (name, call) => {
  const fields = Object.keys(
    (z.toJSONSchema(call.input, { io: 'input' }).properties as object | undefined) ?? {},
  );
  // One person for all that follows, unless what was sent signed them out.
  let kept: string | undefined;
  const token = async () => {
    if (call.access === 'public') return undefined;
    if (!kept || (await t.call('me', {}, { token: kept })).status !== 200)
      kept = (await t.signIn()).token;
    return kept;
  };

  it('answers in our shape whatever it is sent', async () => {
    for (const { what, body, headers } of HOSTILE) {
      const sent = {
        ...(body !== undefined && { body }),
        ...(headers && { headers }),
        token: await token(),
      };
      expectOurs(name, await t.send(name, sent), what);
    }
  });

  it('answers 422 to a field of the wrong kind, not a fault', async () => {
    const record = fc.record(Object.fromEntries(fields.map((field) => [field, nastyValue])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(record, async (input) => {
        const sent = { body: JSON.stringify(input), token: await token() };
        expectOurs(name, await t.send(name, sent), input);
      }),
      { numRuns: fields.length === 0 ? 3 : 40 },
    );
  });

  it('takes the last of two equal keys', async () => {
    const body = `{${fields.flatMap((field) => [`"${field}":1`, `"${field}":[]`]).join(',')}}`;
    expectOurs(name, await t.send(name, { body, token: await token() }), body);
  });
});

it('nothing that was sent or signed in with is in the log', () => {
  const log = t.log.join('\n');
  expect(log).toContain('answered');
  for (const secret of ['drop table', 'Bearer', 'argon2', '@example.org', 'password'])
    expect(log.replaceAll('/api/v2/user/change-password', '')).not.toContain(secret);
});
