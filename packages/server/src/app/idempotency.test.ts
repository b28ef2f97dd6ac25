import { randomUUID } from 'node:crypto';

import type { Call } from '@relish/shared/call.ts';
import { type CallName, calls } from '@relish/shared/calls.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../core/clock.ts';
import { creatingRequests } from '../testing/creating-requests.ts';
import { leaveNoJobs } from '../testing/document-home.ts';
import { NOT_CREATING } from '../testing/not-creating.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { deletePastRows } from './retention.ts';

let t: TestApp;
let makeRequest: ReturnType<typeof creatingRequests>;
beforeAll(async () => {
  t = await testApp();
  makeRequest = creatingRequests(t);
  return async () => void (await leaveNoJobs(t));
});

const all = Object.entries<Call>(calls) as [CallName, Call][];
const keyed = all.filter(([, { creates }]) => creates === true).map(([name]) => name);
const byDevice = all.filter(([, { creates }]) => typeof creates === 'string');

type Request = Awaited<ReturnType<typeof makeRequest>>;
const sendWith = (name: CallName, { by, body }: Request, key?: string) =>
  t.send(name, {
    body,
    token: by.token,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

// Rate-limit counters count every attempt.
const IGNORED = new Set(['attempts', 'sessions']);

const rowCounts = () =>
  t.database.system(async (db) => {
    const tables = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db);
    const parts = tables.rows
      .filter(({ name }) => !IGNORED.has(name))
      .map(
        ({ name }) =>
          sql`select ${name}::text as name, count(*)::int as rows from ${sql.table(name)}`,
      );
    const counted = await sql<{
      name: string;
      rows: number;
    }>`${sql.join(parts, sql` union all `)}`.execute(db);
    return new Map(counted.rows.map(({ name, rows }) => [name, rows]));
  });

async function addedBy<T>(work: () => Promise<T>) {
  const before = await rowCounts();
  const result = await work();
  const after = await rowCounts();
  const added = Object.fromEntries(
    [...after].flatMap(([name, rows]) => {
      const more = rows - (before.get(name) ?? 0);
      return more === 0 ? [] : [[name, more]];
    }),
  );
  return { result, added };
}

it('every call declares whether it creates something', () => {
  const unsaid = all
    .filter(([name, { creates }]) => creates === undefined && !NOT_CREATING.has(name))
    .map(([name]) => name);
  expect(unsaid, 'mark it with `creates` in the contract, or list it in not-creating.ts').toEqual(
    [],
  );
  const both = all.filter(([name, { creates }]) => creates && NOT_CREATING.has(name));
  expect(both).toEqual([]);
  expect([...NOT_CREATING].filter((name) => !(name in calls))).toEqual([]);
  expect(keyed.length).toBeGreaterThan(25);
  expect(keyed.filter((name) => calls[name].access === 'public')).toEqual([]);
});

describe.each(keyed)('%s', (name) => {
  it('creates once for repeated and concurrent requests with one key', async () => {
    const first = await makeRequest(name);
    const key = randomUUID();
    const once = await addedBy(() => sendWith(name, first, key));
    expect(once.result.error).not.toHaveProperty('code');
    expect(once.result.status).toBe(200);
    expect(once.added).toMatchObject({ idempotency_keys: 1 });

    const again = await addedBy(() => sendWith(name, first, key));
    expect(again.result).toMatchObject({ status: 200, body: once.result.body });
    expect(again.added).toEqual({});

    const other = await makeRequest(name);
    const conflict = await addedBy(() => sendWith(name, { ...other, by: first.by }, key));
    if (JSON.stringify(other.body) !== JSON.stringify(first.body)) {
      expect(conflict.result.status).toBe(422);
      expect(conflict.added).toEqual({});
    }

    const sent = () => Promise.all([sendWith(name, other, key), sendWith(name, other, key)]);
    const together = await addedBy(sent);
    for (const { status, body } of together.result)
      expect({ status, body }).toEqual({ status: 200, body: together.result[0]?.body });
    // The picture that lost the race is left for the sweep of unfinished uploads.
    const { media: _lost, ...added } = together.added;
    const { media: _made, ...expected } = once.added;
    expect(added).toEqual(expected);
  });
});

it.each(byDevice)('%s stores nothing twice for the same id of the device', async (name) => {
  const request = await makeRequest(name);
  const once = await addedBy(() => sendWith(name, request));
  expect(once.result.status).toBe(200);
  const again = await addedBy(() =>
    Promise.all([sendWith(name, request), sendWith(name, request)]),
  );
  for (const { status, body } of again.result)
    expect({ status, id: body.id }).toEqual({ status: 200, id: once.result.body.id });
  expect(again.added).toEqual({});
});

describe('an idempotency key', () => {
  it('is required: two requests without one create two residents', async () => {
    const request = await makeRequest('residents/add');
    const [one, two] = [
      await sendWith('residents/add', request),
      await sendWith('residents/add', request),
    ];
    expect(one.body.id).not.toBe(two.body.id);
  });

  it('of another user reveals nothing of their answer', async () => {
    const key = randomUUID();
    const [ours, theirs] = [await makeRequest('residents/add'), await makeRequest('residents/add')];
    const first = await sendWith('residents/add', ours, key);
    const second = await sendWith('residents/add', theirs, key);
    expect(second.status).toBe(200);
    expect(second.body.id).not.toBe(first.body.id);
    const tenant = { carehomeId: ours.by.carehomeId, userId: ours.by.id, isRelative: false };
    const seen = await t.database.asTenant(tenant, (db) =>
      db.selectFrom('idempotency_keys').select(['user_id', 'answer']).execute(),
    );
    expect(seen.map(({ user_id }) => user_id)).toEqual([ours.by.id]);
    // The stored answer is encrypted at rest.
    expect(seen[0]?.answer).not.toContain(first.body.id);
  });

  it('can be reused after a refusal, which is not stored', async () => {
    const key = randomUUID();
    const { by } = await makeRequest('groups/add');
    const groupBody = (name: string) => JSON.stringify({ name, kind: 'interest', colour: 'plum' });
    await sendWith('groups/add', { by, body: groupBody('Choir') }, randomUUID());
    expect((await sendWith('groups/add', { by, body: groupBody('Choir') }, key)).status).toBe(422);
    expect((await sendWith('groups/add', { by, body: groupBody('Band') }, key)).status).toBe(200);
  });

  it('is rejected with 422 if malformed, and ignored by calls that create nothing', async () => {
    const { by, body } = await makeRequest('residents/add');
    for (const key of ['short', 'with spaces', 'x'.repeat(65)])
      expect((await sendWith('residents/add', { by, body }, key)).status).toBe(422);
    expect((await sendWith('residents/list', { by, body: '{}' }, 'short')).status).toBe(200);
  });

  it('is deleted after three days', async () => {
    const key = randomUUID();
    const request = await makeRequest('residents/add');
    const first = await sendWith('residents/add', request, key);
    const { sweep, stop } = deletePastRows(
      { database: t.database, media: t.media, clock: () => new Date(t.now().getTime() + days(2)) },
      { error: () => undefined },
    );
    stop();
    await sweep();
    expect((await sendWith('residents/add', request, key)).body).toEqual(first.body);
    const later = deletePastRows(
      { database: t.database, media: t.media, clock: () => new Date(t.now().getTime() + days(4)) },
      { error: () => undefined },
    );
    later.stop();
    await later.sweep();
    const left = await t.database.system((db) =>
      db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute(),
    );
    expect(left).toEqual([]);
  });
});
