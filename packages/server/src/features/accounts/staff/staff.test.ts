import { randomUUID } from 'node:crypto';

import type { Role } from '@relish/shared/roles.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { PASSWORD, type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { insertCarehome } from '../organisations/public.ts';
import { joinCarehome } from '../people/public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const colleague = (of: TestUser, role: Role) => t.signIn({ role, carehomeId: of.carehomeId });
const fetchStatus = async ({ token }: TestUser) => (await t.call('me', {}, { token })).status;
const edit = (by: TestUser, id: string, values: object) =>
  t.send('staff/edit', {
    token: by.token,
    body: JSON.stringify({ id, role: 'carer', training: {}, ...values }),
  });

describe('the team', () => {
  it('is listed for colleagues, with email addresses for managers only, and without relatives', async () => {
    const manager = await t.signIn();
    const carer = await colleague(manager, 'carer');
    await colleague(manager, 'relative');
    const seen = (await t.call('staff/list', {}, manager)).body;
    expect(seen.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [manager.id, carer.id].toSorted(),
    );
    expect(seen[0]).toMatchObject({ email: expect.stringContaining('@'), can_edit: true });
    const forCarer = (await t.call('staff/list', {}, carer)).body;
    expect(forCarer).toHaveLength(2);
    for (const each of forCarer)
      expect(each).toMatchObject({
        email: null,
        can_edit: false,
        training: {},
        access_until: null,
      });
  });

  it('is changed by managers, and a changed role ends its old sessions', async () => {
    const manager = await t.signIn();
    const carer = await colleague(manager, 'carer');
    const training = { first_aid: '2027-01-31', dementia: null };
    await edit(manager, carer.id, { job_title: 'Host', training });
    expect(await fetchStatus(carer)).toBe(200);
    const listed = (await t.call('staff/list', {}, manager)).body.find(
      ({ id }: { id: string }) => id === carer.id,
    );
    expect(listed).toMatchObject({ job_title: 'Host', training, access_until: null });
    expect((await edit(manager, carer.id, { role: 'nurse' })).status).toBe(200);
    expect(await fetchStatus(carer)).toBe(401);
  });

  it('can lose a member at once and restore them', async () => {
    const manager = await t.signIn();
    const carer = await colleague(manager, 'carer');
    await t.call('staff/end', { id: carer.id }, manager);
    expect(await fetchStatus(carer)).toBe(401);
    const login = () => t.call('login', { email: carer.email, password: PASSWORD });
    expect((await login()).status).not.toBe(200);
    expect((await t.call('staff/list', {}, manager)).body).toHaveLength(1);
    expect((await t.call('staff/list', { past: true }, manager)).body).toHaveLength(2);
    await t.call('staff/restore', { id: carer.id }, manager);
    expect((await login()).status).toBe(200);
    await edit(manager, carer.id, { access_until: '2026-12-24' });
    await t.call('staff/end', { id: carer.id }, manager);
    await t.call('staff/restore', { id: carer.id }, manager);
    expect((await t.call('staff/list', {}, manager)).body).toContainEqual(
      expect.objectContaining({ id: carer.id, access_until: '2026-12-24' }),
    );
  });

  it('always keeps a manager, even when two leave at once', async () => {
    const first = await t.signIn();
    const alone = await t.call('staff/end', { id: first.id }, first);
    expect(alone.error.errors?.id?.[0]).toContain('last manager');
    expect((await edit(first, first.id, { role: 'carer' })).error.errors).toHaveProperty('role');
    const dated = await edit(first, first.id, { role: 'home_manager', access_until: '2026-12-01' });
    expect(dated.error.errors).toHaveProperty('access_until');

    const second = await colleague(first, 'home_manager');
    const answers = await Promise.all([
      t.call('staff/end', { id: first.id }, second),
      t.call('staff/end', { id: second.id }, first),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(false);
    const left = await t.database.system((db) =>
      db
        .selectFrom('memberships')
        .select('user_id')
        .where('carehome_id', '=', first.carehomeId)
        .where('ended_at', 'is', null)
        .execute(),
    );
    expect(left).toHaveLength(1);
  });

  it('cannot be changed by someone in a lower role', async () => {
    const admin = await t.signIn({ role: 'org_admin' });
    const manager = await colleague(admin, 'home_manager');
    expect((await t.call('staff/end', { id: admin.id }, manager)).status).toBe(403);
    expect((await edit(manager, manager.id, { role: 'org_admin' })).status).toBe(403);
    expect((await edit(manager, manager.id, { role: 'relative' })).status).toBe(422);
  });
});

describe('agency staff', () => {
  it('can be invited for some days, and their account ends automatically', async () => {
    const manager = await t.signIn();
    const email = `${randomUUID()}@example.org`;
    await t.call(
      'invitations/add',
      { email, role: 'carer', job_title: 'Agency carer', access_until: '2026-11-17' },
      manager,
    );
    const code = await t.mailedSecret(email, 'register');
    const joined = await t.call('register', {
      email,
      password: PASSWORD,
      first_name: 'Sam',
      last_name: 'Temp',
      invitation_code: code,
      is_adult: true,
    });
    const { token } = joined.body as { token: string };
    const listed = (await t.call('staff/list', {}, manager)).body;
    expect(listed).toContainEqual(
      expect.objectContaining({ job_title: 'Agency carer', access_until: '2026-11-17' }),
    );
    t.advance(days(2.5));
    expect((await t.call('me', {}, { token })).status).toBe(200);
    t.advance(days(0.2));
    expect((await t.call('me', {}, { token })).status).toBe(401);
    expect((await t.call('login', { email, password: PASSWORD })).status).not.toBe(200);
    t.advance(-days(2.7));
  });
});

describe('several homes', () => {
  it('an administrator can add staff to a sister home, but not elsewhere', async () => {
    const admin = await t.signIn({ role: 'org_admin' });
    const carer = await colleague(admin, 'carer');
    const stranger = await t.signIn();
    const sister = await t.database.system(async (db) => {
      const { organisation_id } = await db
        .selectFrom('carehomes')
        .select('organisation_id')
        .where('id', '=', admin.carehomeId)
        .executeTakeFirstOrThrow();
      const id = await insertCarehome(db, {
        organisation_id,
        name: 'Sister',
        region: 'england',
        first_day: '2020-01-01',
      });
      await joinCarehome(db, id, { user_id: admin.id, role: 'org_admin', started_at: t.now() });
      return id;
    });
    const add = (home_id: string) =>
      t.call('staff/add-home', { id: carer.id, home_id, role: 'carer' }, admin);
    expect((await add(stranger.carehomeId)).status).toBe(404);
    expect((await add(sister)).status).toBe(200);
    expect((await t.call('me', {}, carer)).body.carehomes_count).toBe(2);
    expect((await add(sister)).error.errors).toHaveProperty('home_id');
  });
});
