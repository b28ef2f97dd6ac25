import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { verifyHome } from '../../../admin/verify-records.ts';
import { after, days, minutes } from '../../../core/clock.ts';
import { readHomeTables } from '../../../db/home-tables.ts';
import { enterDemo } from '../../../testing/demo-mode.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { prepareDemo } from './job-kinds.ts';
import { DEMOS_AT_MOST } from './make-demo.ts';
import { queueDemoWork } from './regular-work.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const statusOf = async ({ token }: { token: string }) => (await t.call('me', {}, { token })).status;
const doRegularWork = async () => {
  await t.database.system((db) => queueDemoWork(db, t.now()));
  await t.jobs.runDue();
};

/** Rows that name the home, its organisation or its people, by table. */
async function countRows({ carehomeId, organisationId, id }: TestUser) {
  return t.database.system(async (db) => {
    const counts: Record<string, number> = {};
    for (const { name, columns } of await readHomeTables(db)) {
      const conditions = [
        ...(columns.includes('carehome_id') ? [sql`carehome_id = ${carehomeId}`] : []),
        ...(columns.includes('organisation_id') ? [sql`organisation_id = ${organisationId}`] : []),
        ...(columns.includes('user_id') ? [sql`user_id = ${id}`] : []),
        ...(name === 'users' ? [sql`id = ${id}`] : []),
        ...(name === 'carehomes' ? [sql`id = ${carehomeId}`] : []),
        ...(name === 'organisations' ? [sql`id = ${organisationId}`] : []),
      ];
      if (conditions.length === 0) continue;
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from ${sql.table(name)} where ${sql.join(conditions, sql` or `)}`.execute(db);
      if (rows[0]?.count) counts[name] = rows[0].count;
    }
    return counts;
  });
}

describe('starting demo mode', () => {
  it.each([
    { package_title: 'Package A' },
    { package_title: 'Package B' },
    { package_title: 'Package C', is_basic: true },
    { package_title: 'Package D', expired: true },
    { package_title: 'Package E', role: 'carer', is_risk_assessment_enabled: true },
  ] as const)('N23: opens a home with the same rules as the user’s own: %o', async (kind) => {
    const owner = await t.signIn(kind);
    const real = (await t.call('me', {}, owner)).body;
    const { me } = await enterDemo(t, owner);
    expect(me).toMatchObject({
      demo: true,
      role: real.role,
      first_name: real.first_name,
      package: real.package,
      expired: real.expired,
      carehomes_count: 1,
      carehome: { name: expect.stringMatching(/\(Demo\)$/) },
    });
    expect(me.carehome.organisation.is_risk_assessment_enabled).toBe(
      real.carehome.organisation.is_risk_assessment_enabled,
    );
  });

  it('shows residents, records of this week and figures', async () => {
    const demo = await enterDemo(t, await t.signIn());
    const residents = (await t.call('residents/list', {}, demo)).body as unknown[];
    const day = t.now().toISOString().slice(0, 10);
    const reports = await t.call('reports/list', { from: '2026-11-09', to: day }, demo);
    const figures = await t.call('dashboard/key-performance-indicators', {}, demo);
    expect(residents.length).toBeGreaterThan(20);
    expect(reports.body.reports.length).toBeGreaterThan(10);
    expect(figures.status).toBe(200);
  });

  it('gives a relative someone to visit, under their own name', async () => {
    const demo = await enterDemo(t, await t.signIn({ role: 'relative' }));
    const people = (await t.call('relatives/my-people', {}, demo)).body as { id: string }[];
    expect(people).toHaveLength(1);
    expect(demo.me.first_name).toBe('Kim');
    const input = { resident_id: people[0]?.id ?? '' };
    expect((await t.call('moments/list', input, demo)).body.moments.length).toBeGreaterThan(0);
  });

  it('gives a family organisation a household of their own', async () => {
    const owner = await t.signIn({
      role: 'family_lead',
      kind: 'family',
      package_title: 'Package B',
    });
    expect((await enterDemo(t, owner)).me).toMatchObject({ type: 'member', organisation_type: 2 });
  });

  it('returns to the same home from every device, and also when started twice at once', async () => {
    const owner = await t.signIn();
    const both = await Promise.all([enterDemo(t, owner), enterDemo(t, owner)]);
    const later = await enterDemo(t, owner);
    expect(new Set([...both, later].map(({ carehomeId }) => carehomeId)).size).toBe(1);
  });

  it('keeps the hash chain of the records intact', async () => {
    const demo = await enterDemo(t, await t.signIn());
    const chain = await t.database.system((db) =>
      db
        .selectFrom('record_chains')
        .selectAll()
        .where('carehome_id', '=', demo.carehomeId)
        .executeTakeFirstOrThrow(),
    );
    const wrong = await t.database.system((db) => verifyHome(db, { ...chain, name: '' }));
    expect(chain.seq).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('is refused while two hundred people have one', async () => {
    const owner = await t.signIn();
    const { carehomeId, organisationId, id } = await t.signIn();
    const fill = `fill ${randomUUID()}`;
    await t.database.system(async (db) => {
      await sql`with homes as (
          insert into carehomes (organisation_id, name, region)
          select ${organisationId}, ${fill}, 'england' from generate_series(1, ${DEMOS_AT_MOST}::int) returning id),
        people as (
          insert into users (email, password_hash, first_name, last_name)
          select gen_random_uuid() || '@example.org', '', ${fill}, '' from generate_series(1, ${DEMOS_AT_MOST}::int)
          returning id)
        insert into demos (owner_id, organisation_id, carehome_id, user_id, created_at, last_used_at)
        select p.id, ${organisationId}, h.id, ${id}, ${t.now()}, ${t.now()}
        from (select id, row_number() over () as n from homes) h
        join (select id, row_number() over () as n from people) p using (n)`.execute(db);
    });
    const refused = await t.call('demo-mode/start', {}, owner);
    expect([refused.status, refused.error.message]).toEqual([
      429,
      expect.stringContaining('in use'),
    ]);
    await t.database.system((db) =>
      sql`delete from demos where organisation_id = ${organisationId}`.execute(db),
    );
    expect((await t.call('demo-mode/start', {}, owner)).status).toBe(200);
    expect(carehomeId).toBeDefined();
  });
});

describe('ending demo mode', () => {
  it('by leaving ends only the session in the demonstration', async () => {
    const owner = await t.signIn();
    const demo = await enterDemo(t, owner);
    expect((await t.call('demo-mode/leave', {}, demo)).status).toBe(200);
    expect([await statusOf(demo), await statusOf(owner)]).toEqual([401, 200]);
    expect((await enterDemo(t, owner)).carehomeId).toBe(demo.carehomeId);
  });

  it('happens with the session it was started from', async () => {
    const owner = await t.signIn();
    const demo = await enterDemo(t, owner);
    await t.call('logout', {}, owner);
    expect(await statusOf(demo)).toBe(401);
  });

  it('by starting afresh deletes the earlier home whole', async () => {
    const owner = await t.signIn();
    const first = await enterDemo(t, owner);
    // Everything that grows with use.
    await t.call('residents/export-csv', {}, first);
    await t.call('tutorials/set-progress', { code: 'find-a-resident', step: 1 }, first);
    await t.call('invitations/add', { email: 'new@example.org', role: 'carer' }, first);
    await t.jobs.runDue();
    expect(Object.keys(await countRows(first)).length).toBeGreaterThan(20);
    const second = await enterDemo(t, owner, { fresh: true });
    expect(second.carehomeId).not.toBe(first.carehomeId);
    expect(await statusOf(first)).toBe(401);
    await t.jobs.runDue();
    expect(await countRows(first)).toEqual({});
    expect(await statusOf(second)).toBe(200);
  });

  it('leaves the rest of the audit log append-only', async () => {
    const owner = await t.signIn();
    await t.call('residents/export-csv', {}, owner);
    const erase = t.database.system((db) =>
      sql`delete from audit_log where carehome_id = ${owner.carehomeId}`.execute(db),
    );
    await expect(erase).rejects.toThrow('append-only');
  });
});

describe('after a day', () => {
  // Regular work would otherwise delete the homes of all tests above, and rebuild the template of every package.
  beforeAll(async () => {
    const database = await freshDatabase();
    t = await testApp({ database });
    return () => database.close();
  });

  it('ends demo mode that no one uses, and not one in use', async () => {
    const [idle, busy] = [await t.signIn(), await t.signIn()];
    const [unused, used] = [await enterDemo(t, idle), await enterDemo(t, busy)];
    t.advance(minutes(60 * 20));
    expect(await statusOf(used)).toBe(200);
    t.advance(minutes(60 * 5));
    await doRegularWork();
    expect([await statusOf(unused), await statusOf(used)]).toEqual([401, 200]);
    expect(await countRows(unused)).toEqual({});
    expect(await statusOf(idle)).toBe(200);
  }, 90_000);

  it('opening the page of demo mode prepares its home once a day', async () => {
    const owner = await t.signIn({ package_title: 'Package A' });
    t.advance(days(1));
    const open = async () => {
      await t.call('demo-mode/practices', {}, owner);
      const { rows } = await t.database.system((db) =>
        sql`select from jobs where kind = ${prepareDemo.name}`.execute(db),
      );
      await t.jobs.runDue();
      return rows.length;
    };
    expect([await open(), await open()]).toEqual([1, 0]);
  });

  it('a template is built anew for the next day', async () => {
    const owner = await t.signIn({ package_title: 'Package B' });
    await enterDemo(t, owner);
    t.advance(days(1));
    await doRegularWork();
    const yesterday = after(t.now(), -days(1)).toISOString().slice(0, 10);
    const demo = await enterDemo(t, owner, { fresh: true });
    const { rows } = await t.database.system((db) =>
      sql<{ newest: string }>`select max(day)::text as newest from reports
        where carehome_id = ${demo.carehomeId}`.execute(db),
    );
    expect(rows[0]?.newest).toBe(yesterday);
  });
});
