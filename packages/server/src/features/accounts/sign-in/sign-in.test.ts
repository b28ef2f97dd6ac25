import { beforeAll, describe, expect, it } from 'vitest';

import { days, minutes } from '../../../core/clock.ts';
import { createPasswords } from '../../../core/passwords.ts';
import { PASSWORD, randomAddress, type TestApp, testApp } from '../../../testing/test-app.ts';
import { timeRatio } from '../../../testing/time-ratio.ts';
import { deactivateUser, joinCarehome } from '../people/public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('login', () => {
  it('exchanges email and password for a working token', async () => {
    const { email } = await t.signIn();
    const answer = await t.call('login', { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(answer.status).toBe(200);
    const me = await t.call('me', {}, { token: answer.body.token });
    expect(me.body.email).toBe(email);
  });

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const { email } = await t.signIn();
    const wrong = await t.call('login', { email, password: 'not the password' });
    const unknown = await t.call('login', { email: 'nobody@example.org', password: PASSWORD });
    expect(wrong.status).toBe(422);
    expect(unknown.body).toEqual(wrong.body);
    expect(Object.keys(wrong.error.errors ?? {})).toEqual(['email']);
  });

  it('asks to wait after a few wrong passwords, but accepts the right one', async () => {
    const { email } = await t.signIn();
    const address = randomAddress();
    const statuses: number[] = [];
    for (let slip = 0; slip < 7; slip += 1)
      statuses.push(
        (await t.call('login', { email, password: `wrong ${slip}` }, { address })).status,
      );
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    expect((await t.call('login', { email, password: PASSWORD }, { address })).status).toBe(200);
    const after = await t.call('login', { email, password: 'wrong again' }, { address });
    expect(after.status).toBe(422);
  });

  it('rejects further attempts from a network after a flood, until the window ends', async () => {
    const { email } = await t.signIn();
    const address = randomAddress();
    const flood = await Promise.all(
      Array.from({ length: 25 }, (_, slip) =>
        t.call('login', { email, password: `guess ${slip}` }, { address }),
      ),
    );
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
    const right = await t.call('login', { email, password: PASSWORD }, { address });
    expect(right.status).toBe(429);
    const wait = Number(right.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect((await t.call('login', { email, password: PASSWORD })).status).toBe(200);
    t.advance(wait * 1000);
    expect((await t.call('login', { email, password: PASSWORD }, { address })).status).toBe(200);
  });

  it('limits one network that tries many accounts', async () => {
    const address = randomAddress();
    const statuses = new Set<number>();
    for (let each = 0; each < 101; each += 1)
      statuses.add(
        (await t.call('login', { email: `${each}@example.org`, password: 'x' }, { address }))
          .status,
      );
    expect(statuses).toEqual(new Set([422, 429]));
  });

  it('limits guessing one account from many networks', async () => {
    const { email } = await t.signIn();
    const statuses = new Set<number>();
    for (let each = 0; each < 101; each += 1)
      statuses.add((await t.call('login', { email, password: `guess ${each}` })).status);
    expect(statuses).toEqual(new Set([422, 429]));
  });

  it('lets users in from a known network, whatever strangers do elsewhere', async () => {
    const { email } = await t.signIn();
    const home = randomAddress();
    await t.call('login', { email, password: PASSWORD }, { address: home });
    for (let each = 0; each < 101; each += 1)
      await t.call('login', { email, password: `guess ${each}` });
    expect((await t.call('login', { email, password: PASSWORD })).status).toBe(429);
    const right = await t.call('login', { email, password: PASSWORD }, { address: home });
    expect(right.status).toBe(200);
  });

  it('does not count successful sign-ins', async () => {
    const { email } = await t.signIn();
    const address = randomAddress();
    const statuses = new Set<number>();
    for (let each = 0; each < 101; each += 1)
      statuses.add((await t.call('login', { email, password: PASSWORD }, { address })).status);
    expect(statuses).toEqual(new Set([200]));
  });

  it('takes as long for an unknown address', async () => {
    const slow = await testApp({ passwords: createPasswords() });
    const people = await Promise.all(Array.from({ length: 9 }, () => slow.signIn()));
    const wrong = (email: string) => slow.call('login', { email, password: 'wrong' });
    const ratio = await timeRatio(
      (turn) => wrong(`nobody-${turn}@example.org`),
      (turn) => wrong(people[turn]?.email ?? ''),
      people.length,
    );
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
  });

  it('and password reset are closed to a deactivated account', async () => {
    const { id, email } = await t.signIn();
    await t.call('start_reset', { email });
    const token = await t.mailedSecret(email, 'reset-password');
    await t.database.system((db) => deactivateUser(db, id, t.now()));
    expect((await t.call('login', { email, password: PASSWORD })).status).toBe(422);
    expect(
      (await t.call('complete_reset', { token, password: 'another long password' })).status,
    ).toBe(422);
    await t.call('start_reset', { email });
    await t.jobs.runDue();
    expect((await t.mailbox.to(email)).at(-1)).toContain('There is no account');
  });

  it('starts at the home used last', async () => {
    const [user, other] = [await t.signIn(), await t.signIn()];
    const member = { user_id: user.id, role: 'carer' as const, started_at: t.now() };
    await t.database.system((db) => joinCarehome(db, other.carehomeId, member));
    const homeAfterLogin = async () => {
      const { body } = await t.call('login', { email: user.email, password: PASSWORD });
      const me = await t.call('me', {}, { token: body.token });
      return me.body.carehome.id as string;
    };
    expect(await homeAfterLogin()).toBe(user.carehomeId);
    t.advance(1000);
    const { body } = await t.call('login', { email: user.email, password: PASSWORD });
    await t.call('switch-carehome', { carehome_id: other.carehomeId }, { token: body.token });
    expect(await homeAfterLogin()).toBe(other.carehomeId);
  });

  it('tells a user without a home what to do', async () => {
    const user = await t.signIn();
    await t.database.system((db) =>
      db
        .updateTable('memberships')
        .set({ ended_at: t.now() })
        .where('user_id', '=', user.id)
        .execute(),
    );
    const answer = await t.call('login', { email: user.email, password: PASSWORD });
    expect(answer.status).toBe(403);
    expect(answer.error.message).toContain('ask the home to invite you');
  });
});

describe('password reset', () => {
  it('mails a link that works once within an hour and ends all sessions', async () => {
    const user = await t.signIn();
    expect((await t.call('start_reset', { email: user.email })).body).toEqual({});
    const token = await t.mailedSecret(user.email, 'reset-password');
    const done = await t.call('complete_reset', { token, password: 'another long password' });
    expect(done.status).toBe(200);
    expect((await t.call('me', {}, { token: user.token })).status).toBe(401);
    expect((await t.call('me', {}, { token: done.body.token })).status).toBe(200);
    const again = await t.call('complete_reset', { token, password: 'yet another password' });
    expect(again.error.errors).toHaveProperty('token');
    const login = { email: user.email, password: 'another long password' };
    expect((await t.call('login', login)).status).toBe(200);
  });

  it('sets one password when a link is used twice at once, and invalidates all other links', async () => {
    const { email } = await t.signIn();
    const links: string[] = [];
    for (let each = 0; each < 2; each += 1) {
      await t.call('start_reset', { email });
      links.push(await t.mailedSecret(email, 'reset-password'));
    }
    const use = (token: string) =>
      t.call('complete_reset', { token, password: 'another long password' });
    const [first = '', second = ''] = links;
    const statuses = (await Promise.all([use(first), use(first)])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
    expect((await use(second)).status).toBe(422);
  });

  it('limits guessing of links', async () => {
    const address = randomAddress();
    const statuses = new Set<number>();
    for (let each = 0; each < 101; each += 1) {
      const guess = { token: `guess-${each}`, password: 'another long password' };
      statuses.add((await t.call('complete_reset', guess, { address })).status);
    }
    expect(statuses).toEqual(new Set([422, 429]));
    // Other users on the same network can still sign in.
    const { email } = await t.signIn();
    expect((await t.call('login', { email, password: PASSWORD }, { address })).status).toBe(200);
  });

  it('expires after an hour', async () => {
    const user = await t.signIn();
    await t.call('start_reset', { email: user.email });
    const token = await t.mailedSecret(user.email, 'reset-password');
    t.advance(minutes(61));
    expect(token).not.toBe('');
    expect(
      (await t.call('complete_reset', { token, password: 'another long password' })).status,
    ).toBe(422);
  });

  it('gives the same answer for an unknown address and informs its owner by mail', async () => {
    const email = `nobody-${Date.now()}@example.org`;
    const answer = await t.call('start_reset', { email });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    await t.jobs.runDue();
    const [mail] = await t.mailbox.to(email);
    expect(mail).toContain('There is no account');
    expect(mail).not.toMatch(/#[\w-]{43}/);
  });

  it('is limited per address', async () => {
    const { email } = await t.signIn();
    const statuses = [];
    for (let each = 0; each < 7; each += 1)
      statuses.push((await t.call('start_reset', { email })).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await t.jobs.runDue();
    expect(await t.mailbox.to(email)).toHaveLength(5);
  });

  it('is limited per network', async () => {
    const address = randomAddress();
    const statuses = new Set<number>();
    for (let each = 0; each < 61; each += 1)
      statuses.add(
        (await t.call('start_reset', { email: `${each}@example.org` }, { address })).status,
      );
    expect(statuses).toEqual(new Set([200, 429]));
  });

  it('stores no readable secret in the database', async () => {
    const user = await t.signIn();
    await t.call('start_reset', { email: user.email });
    const secrets = [user.token, await t.mailedSecret(user.email, 'reset-password')];
    const rows = await t.database.system(async (db) => ({
      sessions: await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', user.id)
        .execute(),
      resets: await db
        .selectFrom('password_resets')
        .selectAll()
        .where('user_id', '=', user.id)
        .execute(),
      attempts: await db.selectFrom('attempts').selectAll().execute(),
      jobs: await db.selectFrom('jobs').selectAll().execute(),
    }));
    expect(rows.sessions).toHaveLength(1);
    expect(rows.resets).toHaveLength(1);
    // Decodes bytes as text, so that a plain secret would be found.
    const readable = JSON.stringify(rows, (_, value: { type?: string; data?: number[] } | null) =>
      value?.type === 'Buffer' ? Buffer.from(value.data ?? []).toString('latin1') : value,
    );
    expect(readable).toContain('token_hash');
    for (const secret of [...secrets, user.email])
      expect(readable.replaceAll(`"email":"${user.email}"`, '')).not.toContain(secret);
  });
});

describe('a session', () => {
  it('slides while in use and ends after thirty idle days', async () => {
    const { token } = await t.signIn();
    for (let step = 0; step < 3; step += 1) {
      t.advance(days(20));
      expect((await t.call('me', {}, { token })).status).toBe(200);
    }
    t.advance(days(31));
    expect((await t.call('me', {}, { token })).status).toBe(401);
  });
});
