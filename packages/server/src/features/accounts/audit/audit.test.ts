import { beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { joinCarehome } from '../people/public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const newPassword = 'another long password';

const DEEDS: Record<string, (user: TestUser) => Promise<unknown>> = {
  'sign-in': ({ email }) => t.call('login', { email, password: PASSWORD }),
  'sign-in.failed': ({ email }) => t.call('login', { email, password: 'wrong' }),
  'sign-out': ({ token }) => t.call('logout', {}, { token }),
  'carehome.switch': ({ token, carehomeId }) =>
    t.call('switch-carehome', { carehome_id: carehomeId }, { token }),
  'password.change': ({ token }) =>
    t.call(
      'user/change-password',
      { current_password: PASSWORD, new_password: newPassword },
      { token },
    ),
  'password.change-refused': ({ token }) =>
    t.call(
      'user/change-password',
      { current_password: 'wrong', new_password: newPassword },
      { token },
    ),
  'password.reset': async ({ email }) => {
    await t.call('start_reset', { email });
    const token = await t.mailedSecret(email, 'reset-password');
    const done = await t.call('complete_reset', { token, password: newPassword });
    expect(done.body).toHaveProperty('token');
  },
  'invitation.add': ({ token }) =>
    t.call('invitations/add', { email: 'new@example.org', role: 'carer' }, { token }),
  'invitation.cancel': async ({ token }) => {
    const made = await t.call(
      'invitations/add',
      { email: 'new@example.org', role: 'carer' },
      { token },
    );
    await t.call('invitations/cancel', { id: made.body.id }, { token });
  },
  'invitation.accept': async ({ email }) => {
    const host = await t.signIn();
    await t.call('invitations/add', { email, role: 'carer' }, { token: host.token });
    const invitation_code = await t.mailedSecret(email, 'register');
    const person = { first_name: 'Kim', last_name: 'Sharma', is_adult: true } as const;
    await t.call('register', { ...person, email, password: PASSWORD, invitation_code });
  },
};

const listEntries = (userId: string) =>
  t.database.system((db) =>
    db.selectFrom('audit_log').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
  );

describe('the audit log contains', () => {
  it.each(Object.entries(DEEDS))('%s, with user, time and address', async (action, doIt) => {
    const user = await t.signIn();
    await doIt(user);
    const entries = await listEntries(user.id);
    expect(entries.at(-1)).toMatchObject({
      action,
      user_id: user.id,
      at: t.now().toISOString(),
      address: expect.stringMatching(/^10\./),
    });
    expect(JSON.stringify(entries)).not.toMatch(
      new RegExp(`${PASSWORD}|${newPassword}|@|[\\w-]{43}`),
    );
  });

  it('a refused call, with its name and the user’s role and home', async () => {
    const carer = await t.signIn({ role: 'carer' });
    await t.call('invitations/list', {}, { token: carer.token });
    expect(await listEntries(carer.id)).toEqual([
      expect.objectContaining({
        action: 'call.refused',
        reason: 'invitations/list',
        role: 'carer',
        carehome_id: carer.carehomeId,
      }),
    ]);
  });

  it('a switch of homes in both homes’ logs', async () => {
    const [user, other] = [await t.signIn(), await t.signIn()];
    const member = { user_id: user.id, role: 'carer' as const, started_at: t.now() };
    await t.database.system((db) => joinCarehome(db, other.carehomeId, member));
    await t.call('switch-carehome', { carehome_id: other.carehomeId }, { token: user.token });
    const entries = await listEntries(user.id);
    expect(entries.map(({ carehome_id, action, role }) => [carehome_id, action, role])).toEqual([
      [user.carehomeId, 'carehome.leave', 'home_manager'],
      [other.carehomeId, 'carehome.switch', 'carer'],
    ]);
  });

  it('a limited number of refusals per user', async () => {
    const { id, token } = await t.signIn({ role: 'carer' });
    for (let each = 0; each < 70; each += 1) await t.call('invitations/list', {}, { token });
    expect(await listEntries(id)).toHaveLength(60);
  });

  it('a new organisation', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const organisation = { kind: 'care_home', name: 'Elm', region: 'england' } as const;
    const person = {
      email,
      password: PASSWORD,
      first_name: 'Kim',
      last_name: 'Sharma',
      is_adult: true,
    } as const;
    const { body } = await t.call('register', { ...person, organisation });
    const me = await t.call('me', {}, { token: body.token });
    expect(await listEntries(me.body.id)).toEqual([
      expect.objectContaining({ action: 'organisation.register', role: 'home_manager' }),
    ]);
  });

  it('nothing from unauthenticated strangers', async () => {
    const count = () =>
      t.database.system((db) =>
        db
          .selectFrom('audit_log')
          .select(db.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      );
    const before = await count();
    await t.call('me', {});
    await t.call('ping', {}, { headers: { cookie: 'XSRF-TOKEN=a' } });
    expect(await count()).toEqual(before);
  });
});
