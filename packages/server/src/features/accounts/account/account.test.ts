import { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type TestApp, testApp } from '../../../testing/test-app.ts';
import { changeRole, deactivateUser, endMembership, joinCarehome } from '../people/public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const fetchStatus = async (token: string) => (await t.call('me', {}, { token })).status;

describe('me', () => {
  it('has the shape of spec 3', async () => {
    const user = await t.signIn({
      package_title: 'Package D',
      expired: true,
      is_basic: true,
      is_risk_assessment_enabled: false,
    });
    const { body } = await t.call('me', {}, { token: user.token });
    expect(CurrentUser.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      id: user.id,
      email: user.email,
      type: 'staff',
      organisation_type: 1,
      expired: true,
      package: { title: 'Package D', is_basic: true },
      carehome: { region: 'england', organisation: { is_risk_assessment_enabled: false } },
      carehomes_count: 1,
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });
});

describe('a session token', () => {
  it('ends at logout', async () => {
    const { token } = await t.signIn();
    expect((await t.call('logout', {}, { token })).status).toBe(200);
    expect(await fetchStatus(token)).toBe(401);
  });

  it.each([
    [
      'the account ends',
      (user: { id: string }) => ({ userId: user.id, how: 'deactivate' as const }),
    ],
    ['the membership ends', (user: { id: string }) => ({ userId: user.id, how: 'end' as const })],
    ['the role changes', (user: { id: string }) => ({ userId: user.id, how: 'role' as const })],
  ])('ends when %s', async (_, change) => {
    const user = await t.signIn();
    const { userId, how } = change(user);
    await t.database.system(async (db) => {
      if (how === 'deactivate') await deactivateUser(db, userId, t.now());
      if (how === 'end') await endMembership(db, user.carehomeId, userId, t.now());
      if (how === 'role') await changeRole(db, user.carehomeId, userId, 'carer', t.now());
    });
    expect(await fetchStatus(user.token)).toBe(401);
  });

  it('ends when its owner joins the same home in another role', async () => {
    const user = await t.signIn({ role: 'carer' });
    const member = { user_id: user.id, role: 'home_manager' as const, started_at: t.now() };
    await t.database.system((db) => joinCarehome(db, user.carehomeId, member));
    expect(await fetchStatus(user.token)).toBe(401);
  });

  it('ends with the account or membership even if the session row remains', async () => {
    const [gone, left] = [await t.signIn(), await t.signIn()];
    await t.database.system(async (db) => {
      const ended = { ended_at: t.now() };
      await db
        .updateTable('users')
        .set({ deactivated_at: t.now() })
        .where('id', '=', gone.id)
        .execute();
      await db.updateTable('memberships').set(ended).where('user_id', '=', left.id).execute();
    });
    expect([await fetchStatus(gone.token), await fetchStatus(left.token)]).toEqual([401, 401]);
  });

  it.each(['', 'x', 'a'.repeat(43), 'é'.repeat(43), `${'a'.repeat(43)} `])(
    'that is invalid (%j) is rejected',
    async (token) => {
      const answer = await t.send('me', {
        headers: { authorization: `Bearer ${encodeURI(token)}` },
      });
      expect(answer.status).toBe(401);
    },
  );
});

describe('switch-carehome', () => {
  it('moves only this session to another home of the user', async () => {
    const [user, other] = [await t.signIn(), await t.signIn()];
    await t.database.system((db) =>
      joinCarehome(db, other.carehomeId, { user_id: user.id, role: 'carer', started_at: t.now() }),
    );
    const login = { email: user.email, password: PASSWORD };
    const second = (await t.call('login', login)).body.token as string;
    const switched = await t.call(
      'switch-carehome',
      { carehome_id: other.carehomeId },
      { token: second },
    );
    expect(switched.status).toBe(200);
    const here = await t.call('me', {}, { token: second });
    expect(here.body).toMatchObject({
      role: 'carer',
      carehome: { id: other.carehomeId },
      carehomes_count: 2,
    });
    const there = await t.call('me', {}, { token: user.token });
    expect(there.body.carehome.id).toBe(user.carehomeId);
  });

  it('returns 404 for a home the user has left', async () => {
    const [user, other] = [await t.signIn(), await t.signIn()];
    const member = { user_id: user.id, role: 'carer' as const, started_at: t.now() };
    await t.database.system(async (db) => {
      await joinCarehome(db, other.carehomeId, member);
      const ended = { ended_at: t.now() };
      await db
        .updateTable('memberships')
        .set(ended)
        .where('carehome_id', '=', other.carehomeId)
        .execute();
    });
    const input = { carehome_id: other.carehomeId };
    expect((await t.call('switch-carehome', input, { token: user.token })).status).toBe(404);
  });

  it('returns 404 for a home the user does not belong to, and audits the attempt', async () => {
    const [user, other] = [await t.signIn(), await t.signIn()];
    const answer = await t.call(
      'switch-carehome',
      { carehome_id: other.carehomeId },
      { token: user.token },
    );
    expect(answer.status).toBe(404);
    const noted = await t.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'entity_id', 'address'])
        .where('user_id', '=', user.id)
        .execute(),
    );
    expect(noted).toEqual([
      {
        action: 'carehome.switch-refused',
        entity_id: other.carehomeId,
        address: expect.stringMatching(/^10\./),
      },
    ]);
  });
});

describe('user/change-password', () => {
  const newPassword = 'another long password';

  it('ends all other sessions and mails a warning', async () => {
    const user = await t.signIn();
    const other = (await t.call('login', { email: user.email, password: PASSWORD })).body
      .token as string;
    const input = { current_password: PASSWORD, new_password: newPassword };
    expect((await t.call('user/change-password', input, { token: user.token })).status).toBe(200);
    expect([await fetchStatus(user.token), await fetchStatus(other)]).toEqual([200, 401]);
    expect((await t.call('login', { email: user.email, password: newPassword })).status).toBe(200);
    await t.jobs.runDue();
    expect((await t.mailbox.to(user.email)).at(-1)).toContain('has just been changed');
  });

  it('reports errors by field and limits guessing', async () => {
    const { token } = await t.signIn();
    const guess = (current_password: string) =>
      t.call('user/change-password', { current_password, new_password: newPassword }, { token });
    expect((await guess('wrong')).error.errors).toHaveProperty('current_password');
    const same = { current_password: PASSWORD, new_password: PASSWORD };
    expect((await t.call('user/change-password', same, { token })).error.errors).toHaveProperty(
      'new_password',
    );
    const statuses = [];
    for (let each = 0; each < 9; each += 1) statuses.push((await guess(`wrong ${each}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(await fetchStatus(token)).toBe(200);
  });
});

describe('app-activity', () => {
  it('stores release and platforms of the session', async () => {
    const user = await t.signIn();
    const input = { version: '2.9.1', build: 64, platform: 'ios,mobile,hybrid' };
    expect((await t.call('app-activity', input, { token: user.token })).status).toBe(200);
    const session = await t.database.system((db) =>
      db
        .selectFrom('sessions')
        .select(['app_version', 'app_build', 'app_platform'])
        .where('user_id', '=', user.id)
        .executeTakeFirst(),
    );
    expect(session).toEqual({
      app_version: '2.9.1',
      app_build: '64',
      app_platform: 'ios,mobile,hybrid',
    });
  });

  it('requires no build number on the web', async () => {
    const { token } = await t.signIn();
    expect(
      (await t.call('app-activity', { version: '2.9.1', platform: 'desktop' }, { token })).status,
    ).toBe(200);
  });
});
