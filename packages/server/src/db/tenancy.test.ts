import { createECDH, randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';
import type { Db, Tenant } from './database.ts';

let t: TestApp;
let us: TestUser;
let them: TestUser;
beforeAll(async () => {
  t = await testApp();
  [us, them] = [await t.signIn(), await t.signIn()];
  for (const { token } of [us, them]) {
    const email = `${randomUUID()}@example.org`;
    await t.call('invitations/add', { email, role: 'carer' }, { token });
    const keys = createECDH('prime256v1').generateKeys('base64url');
    const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
    const subscription = { endpoint, keys: { p256dh: keys, auth: 'a'.repeat(22) } };
    await t.call('devices/subscribe', subscription, { token });
  }
});

const tenant = (user: TestUser): Tenant => ({
  carehomeId: user.carehomeId,
  userId: user.id,
  isRelative: false,
});

describe('a transaction of a signed-in user', () => {
  it('sees only its own home, even if a query forgets the tenant', async () => {
    const seen = await t.database.asTenant(tenant(us), async (db) => ({
      organisations: await db.selectFrom('organisations').select('id').execute(),
      carehomes: await db.selectFrom('carehomes').select('id').execute(),
      users: await db.selectFrom('users').select('id').execute(),
      memberships: await db.selectFrom('memberships').select('user_id').execute(),
      sessions: await db.selectFrom('sessions').select('user_id').execute(),
      subscriptions: await db.selectFrom('push_subscriptions').select('user_id').execute(),
      invitations: await db.selectFrom('invitations').select('carehome_id').execute(),
      audit: await db.selectFrom('audit_log').select('carehome_id').execute(),
    }));
    expect(seen).toEqual({
      organisations: [{ id: us.organisationId }],
      carehomes: [{ id: us.carehomeId }],
      users: [{ id: us.id }],
      memberships: [{ user_id: us.id }],
      sessions: [{ user_id: us.id }],
      subscriptions: [{ user_id: us.id }],
      invitations: [{ carehome_id: us.carehomeId }],
      audit: [{ carehome_id: us.carehomeId }],
    });
  });

  it('runs nothing if the tenant could not be set', async () => {
    const name = randomUUID();
    const renamed = t.database.asTenant({ ...tenant(us), carehomeId: '\0' }, (db) =>
      db.updateTable('carehomes').set({ name }).where('id', '=', us.carehomeId).execute(),
    );
    await expect(renamed).rejects.toMatchObject({ code: '25P02' });
    const kept = await t.database.system((db) =>
      db.selectFrom('carehomes').select('id').where('name', '=', name).execute(),
    );
    expect(kept).toEqual([]);
  });

  it('cannot write into another home', async () => {
    const values = { carehome_id: them.carehomeId, email: 'x@example.org', role: 'carer' as const };
    const insert = t.database.asTenant(tenant(us), (db) =>
      db
        .insertInto('invitations')
        .values({ ...values, invited_by: us.id, expires_at: t.now() })
        .execute(),
    );
    await expect(insert).rejects.toMatchObject({ code: '42501' });
    const { numUpdatedRows } = await t.database.asTenant(tenant(us), (db) =>
      db
        .updateTable('invitations')
        .set({ cancelled_at: t.now() })
        .where('carehome_id', '=', them.carehomeId)
        .executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(0n);
  });

  it('cannot add anyone to another home', async () => {
    const member = { carehome_id: them.carehomeId, user_id: us.id, role: 'org_admin' as const };
    const insert = t.database.asTenant(tenant(us), (db) =>
      db.insertInto('memberships').values(member).execute(),
    );
    await expect(insert).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot act as another user', async () => {
    const entry = { at: t.now(), action: 'x', carehome_id: us.carehomeId, user_id: them.id };
    const invitation = {
      carehome_id: us.carehomeId,
      email: 'y@example.org',
      role: 'carer' as const,
      invited_by: them.id,
      expires_at: t.now(),
    };
    const writes: ((db: Db) => Promise<unknown>)[] = [
      (db) => db.insertInto('audit_log').values(entry).execute(),
      (db) => db.insertInto('invitations').values(invitation).execute(),
    ];
    for (const write of writes)
      await expect(t.database.asTenant(tenant(us), write)).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot read hashes or keys, even of its own home', async () => {
    const reads: ((db: Db) => Promise<unknown>)[] = [
      (db: Db) => db.selectFrom('users').select('password_hash').execute(),
      (db: Db) => db.selectFrom('sessions').select('token_hash').execute(),
      (db: Db) => db.selectFrom('invitations').select('code_hash').execute(),
      (db: Db) => db.selectFrom('push_subscriptions').select('auth').execute(),
    ];
    for (const read of reads)
      await expect(t.database.asTenant(tenant(us), read)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    'attempts',
    'jobs',
    'password_resets',
    'email_changes',
    'maintenance',
    'push_keys',
  ] as const)('cannot read %s', async (table) => {
    const read = t.database.asTenant(tenant(us), (db) =>
      db.selectFrom(table).selectAll().execute(),
    );
    await expect(read).rejects.toMatchObject({ code: '42501' });
  });

  it('leaves no state on the connection', async () => {
    await t.database.asTenant(tenant(us), async () => {});
    const settings = await t.database.single((db) =>
      sql<{ home: string; role: string }>`
        select current_setting('relish.carehome_id', true) as home, current_setting('role') as role`.execute(
        db,
      ),
    );
    expect(settings.rows[0]?.home ?? '').toBe('');
    expect(settings.rows[0]?.role).toBe('none');
  });

  it('rejects a nested transaction instead of waiting for ever', async () => {
    const nested = t.database.system(() => t.database.system(async () => {}));
    await expect(nested).rejects.toThrow('nested transaction');
  });
});

describe('every table', () => {
  it('that belongs to a home has row level security', async () => {
    const { rows } = await t.database.single((db) =>
      sql<{ name: string }>`
        select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and not c.relrowsecurity
          and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname in ('carehome_id', 'user_id'))
          and has_table_privilege('relish_app', c.oid, 'select, insert, update, delete')`.execute(
        db,
      ),
    );
    expect(rows).toEqual([]);
  });
});

describe('the audit log', () => {
  it.each([
    ['update', sql`update audit_log set action = 'x'`],
    ['delete', sql`delete from audit_log`],
    ['truncate', sql`truncate audit_log`],
  ])('rejects %s, even by the owner', async (_, statement) => {
    await expect(t.database.system((db) => statement.execute(db))).rejects.toThrow('append-only');
  });
});
