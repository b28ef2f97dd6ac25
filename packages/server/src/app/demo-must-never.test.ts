import { randomUUID } from 'node:crypto';

import type { Access, Call } from '@relish/shared/call.ts';
import { type CallName, calls } from '@relish/shared/calls.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { readHomeTables } from '../db/home-tables.ts';
import { enterDemo } from '../testing/demo-mode.ts';
import { foreignRecords } from '../testing/foreign-records.ts';
import { realSmtpServer } from '../testing/smtp-server.ts';
import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';

let t: TestApp;
let smtp: Awaited<ReturnType<typeof realSmtpServer>>;
/** A manager with a home of their own, and the same person in demo mode. */
let real: TestUser;
let demo: TestUser;
/** A stranger’s home. */
let other: TestUser;
beforeAll(async () => {
  smtp = await realSmtpServer();
  const database = await freshDatabase();
  t = await testApp({ database, SMTP_URL: smtp.url });
  [real, other] = [await t.signIn(), await t.signIn()];
  demo = await enterDemo(t, real);
  return async () => {
    t.jobContext.mailer.close();
    await database.close();
    await smtp.close();
  };
}, 120_000);

const all = Object.entries<Call>(calls) as [CallName, Call][];
const closed = all.filter(([, { access }]) => access !== 'public');
const NAMES_RECORD = /^(?!key_worker_|named_nurse_|external_)(.*_)?ids?$/;
const named = ([, { input }]: [CallName, Call]) =>
  Object.keys((z.toJSONSchema(input, { io: 'input' }).properties as object | undefined) ?? {}).some(
    (field) => NAMES_RECORD.test(field),
  );
// A manager has no use for calls of relatives.
const FOR_RELATIVES: ReadonlySet<Access> = new Set([
  'relatives.view',
  'events.reply',
  'visits.announce',
  'photos.suggest',
  'photos.download',
]);
const naming = closed.filter((entry) => named(entry) && !FOR_RELATIVES.has(entry[1].access));

const send = (name: CallName, by: TestUser, input: object) => {
  // Keeps the sweep below the write limit.
  t.advance(1000);
  return t.send(name, {
    body: JSON.stringify(input),
    token: by.token,
    headers: { 'idempotency-key': randomUUID() },
  });
};

/** A hash per table of all rows that do not belong to the demonstration. */
const hashReal = () =>
  t.database.system(async (db) => {
    const hashes: Record<string, string> = {};
    const ours = sql`(select user_id from memberships where carehome_id = ${demo.carehomeId})`;
    for (const { name, columns, belongs } of await readHomeTables(db)) {
      if (belongs === 'to-nobody' || name.startsWith('demo')) continue;
      const own = columns.includes('carehome_id')
        ? sql`carehome_id = ${demo.carehomeId}`
        : columns.includes('organisation_id')
          ? sql`organisation_id = ${demo.organisationId}`
          : columns.includes('user_id')
            ? sql`user_id in ${ours}`
            : name === 'users'
              ? sql`id in ${ours}`
              : sql`id in (${demo.carehomeId}, ${demo.organisationId})`;
      const { rows } = await sql<{ hash: string }>`
        select md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as hash
        from ${sql.table(name)} as row where (${own}) is not true`.execute(db);
      hashes[name] = rows[0]?.hash ?? '';
    }
    return hashes;
  });

describe('N2, N16: demo mode and real homes', () => {
  it.each(naming)('%s finds no real record in demo mode', async (name, { notInDemo }) => {
    const input = (await foreignRecords(t)[name]?.(other)) ?? {};
    expect((await send(name, demo, input)).status).toBe(notInDemo ? 403 : 404);
  });

  it.each(
    // Without a link there is none to revoke.
    naming.filter(([name]) => name !== 'lounge-screens/revoke'),
  )('%s finds no record of the demonstration outside it', async (name) => {
    const input = (await foreignRecords(t)[name]?.(demo)) ?? {};
    for (const by of [real, other]) expect((await send(name, by, input)).status).toBe(404);
  });

  it('every call works in demo mode, changes no row of a real home and sends nothing', async () => {
    await t.jobs.runDue();
    const [before, sentBefore] = [await hashReal(), smtp.received.length];
    const foreign = foreignRecords(t);
    const staff = (await t.call('staff/list', {}, demo)).body as { id: string; role: string }[];
    const colleague = staff.find(({ role }) => role === 'carer') ?? { id: '' };
    const statuses = new Map<CallName, number>();
    for (const [name] of closed) {
      if (name === 'logout' || name === 'demo-mode/leave') continue;
      // A colleague, because someone who ends their own access can do nothing more.
      const by = name.startsWith('staff/') ? { ...demo, id: colleague.id } : demo;
      const input = (await foreign[name]?.(by)) ?? {};
      statuses.set(name, (await send(name, demo, input)).status);
    }
    await t.jobs.runDue();
    const worked = [...statuses.values()].filter((status) => status === 200);
    expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
    expect(worked.length).toBeGreaterThan(100);
    expect(await hashReal()).toEqual(before);
    expect(smtp.received).toHaveLength(sentBefore);
  }, 120_000);

  it('calls that act on the real account or publish a link are refused', async () => {
    const refused = all.filter(([, { notInDemo }]) => notInDemo);
    const allowed: CallName[] = [];
    for (const [name] of refused)
      if ((await send(name, demo, {})).status !== 403) allowed.push(name);
    expect(allowed).toEqual([]);
    expect(refused.map(([name]) => name).toSorted()).toEqual([
      'demo-mode/start',
      'devices/subscribe',
      'devices/test-push',
      'lounge-screens/add',
      'sharing/create-feed',
      'switch-carehome',
      'user/change-email',
      'user/change-password',
      'user/mail-confirmation',
    ]);
  });

  it('a session in demo mode cannot move to a real home, nor the real one to the demonstration', async () => {
    expect((await send('switch-carehome', demo, { carehome_id: real.carehomeId })).status).toBe(
      403,
    );
    expect((await send('switch-carehome', real, { carehome_id: demo.carehomeId })).status).toBe(
      404,
    );
    const homes = (await t.call('me', {}, real)).body.carehomes as { id: string }[];
    expect(homes.map(({ id }) => id)).toEqual([real.carehomeId]);
  });

  it('both sessions keep to their home while the other is used', async () => {
    const readHome = async (by: TestUser) =>
      (await t.call('me', {}, by)).body.carehome.id as string;
    const seen = await Promise.all([demo, real, demo, real].map(readHome));
    expect(seen).toEqual([demo.carehomeId, real.carehomeId, demo.carehomeId, real.carehomeId]);
  });
});

it('N16: mail and notifications appear in the tray, without the secret of their link', async () => {
  await send('invitations/add', demo, { email: 'new@example.org', role: 'carer' });
  await send('notices/add', demo, {
    title: 'Water is off',
    body: 'Until noon.',
    audience: 'staff',
    priority: 'urgent',
  });
  await t.jobs.runDue();
  const sends = (await t.call('demo-mode/sends', {}, demo)).body as Record<string, string>[];
  const mail = sends.find(({ recipient }) => recipient === 'new@example.org');
  expect(mail?.body).toContain('/register#…');
  expect(sends.some(({ kind, body }) => kind === 'push' && body?.includes('(Demo)'))).toBe(true);
  expect(smtp.received.flatMap(({ to }) => to)).not.toContain('new@example.org');
  expect((await t.call('demo-mode/sends', {}, real)).body).toEqual([]);
});

it('N17: the demonstration’s names are in no log', () => {
  const log = t.log.join('\n');
  for (const word of ['Rosewood', 'new@example.org', 'Water is off'])
    expect(log).not.toContain(word);
});

it('practice tasks done in demo mode count for the person, and for no one else', async () => {
  const done = async (by: TestUser) =>
    (
      (await t.call('demo-mode/practices', {}, by)).body as { code: string; done: boolean }[]
    ).filter((task) => task.done);
  const residents = (await t.call('residents/list', {}, demo)).body as {
    id: string;
    status: string;
  }[];
  const group = residents
    .filter(({ status }) => status === 'current')
    .slice(-6)
    .map(({ id }) => ({ resident_id: id, attendance: 'took_part' }));
  const report = {
    client_uuid: randomUUID(),
    report_type: 'quick',
    free_title: 'Songs',
    category: 'MUS',
    format: 'small_group',
    started_at: t.now().toISOString(),
    duration_min: 20,
    led_by: [{ kind: 'external', name: 'A choir' }],
    participations: group,
  };
  expect((await send('reports/add', demo, report)).status).toBe(200);
  expect((await t.call('demo-mode/leave', {}, demo)).status).toBe(200);
  expect((await done(real)).map(({ code }) => code)).toContain('record-a-group');
  expect(await done(other)).toEqual([]);
});
