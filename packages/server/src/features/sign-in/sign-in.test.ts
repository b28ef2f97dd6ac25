import { beforeAll, describe, expect, it } from 'vitest';

import { days, minutes } from '../../core/clock.ts';
import { createPasswords } from '../../core/passwords.ts';
import { PASSWORD, randomAddress, type TestApp, testApp } from '../../testing/test-app.ts';
import { timeRatio } from '../../testing/time-ratio.ts';
import { deactivateUser, joinCarehome } from '../people/queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const linkIn = (mails: string[]) => /#([\w-]{43})/.exec(mails.at(-1) ?? '')?.[1] ?? '';

describe('login', () => {
  it('exchanges e-mail and password for a token that works', async () => {
    const { email } = await t.signIn();
    const answer = await t.call('login', { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(answer.status).toBe(200);
    const me = await t.call('me', {}, { token: answer.body.token });
    expect(me.body.email).toBe(email);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await t.signIn();
    const wrong = await t.call('login', { email, password: 'not the password' });
    const unknown = await t.call('login', { email: 'nobody@example.org', password: PASSWORD });
    expect(wrong.status).toBe(422);
    expect(unknown.body).toEqual(wrong.body);
    expect(Object.keys(wrong.error.errors ?? {})).toEqual(['email']);
  });

  it('asks to wait after a few wrong passwords, yet lets the right one in', async () => {
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

  it('tries nothing more after a flood, from that place, until it may', async () => {
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

  it('stops one address that tries many accounts', async () => {
    const address = randomAddress();
    const statuses = new Set<number>();
    for (let each = 0; each < 101; each += 1)
      statuses.add(
        (await t.call('login', { email: `${each}@example.org`, password: 'x' }, { address }))
          .status,
      );
    expect(statuses).toEqual(new Set([422, 429]));
  });

  it('stops guessing at one account from many places', async () => {
    const { email } = await t.signIn();
    const statuses = new Set<number>();
    for (let each = 0; each < 101; each += 1)
      statuses.add((await t.call('login', { email, password: `guess ${each}` })).status);
    expect(statuses).toEqual(new Set([422, 429]));
  });

  it('lets people in where they are known, whatever strangers do elsewhere', async () => {
    const { email } = await t.signIn();
    const home = randomAddress();
    await t.call('login', { email, password: PASSWORD }, { address: home });
    for (let each = 0; each < 101; each += 1)
      await t.call('login', { email, password: `guess ${each}` });
    expect((await t.call('login', { email, password: PASSWORD })).status).toBe(429);
    const right = await t.call('login', { email, password: PASSWORD }, { address: home });
    expect(right.status).toBe(200);
  });

  it('counts nothing against people who type it right', async () => {
    const { email } = await t.signIn();
    const address = randomAddress();
    const statuses = new Set<number>();
    for (let each = 0; each < 101; each += 1)
      statuses.add((await t.call('login', { email, password: PASSWORD }, { address })).status);
    expect(statuses).toEqual(new Set([200]));
  });

  it('takes as long for an address that nobody has', async () => {
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

  it('is closed to a deactivated account, and so is a new password', async () => {
    const { id, email } = await t.signIn();
    await t.call('start_reset', { email });
    await t.jobs.runDue();
    const token = linkIn(await t.mailbox.to(email));
    await t.database.system((db) => deactivateUser(db, id, t.now()));
    expect((await t.call('login', { email, password: PASSWORD })).status).toBe(422);
    expect(
      (await t.call('complete_reset', { token, password: 'another long password' })).status,
    ).toBe(422);
    await t.call('start_reset', { email });
    await t.jobs.runDue();
    expect((await t.mailbox.to(email)).at(-1)).toContain('There is no account');
  });

  it('starts at the home that was used last', async () => {
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

  it('explains to a person without a home what to do', async () => {
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
  it('mails a link that works once, for an hour, and ends all sessions', async () => {
    const user = await t.signIn();
    expect((await t.call('start_reset', { email: user.email })).body).toEqual({});
    await t.jobs.runDue();
    const token = linkIn(await t.mailbox.to(user.email));
    const done = await t.call('complete_reset', { token, password: 'another long password' });
    expect(done.status).toBe(200);
    expect((await t.call('me', {}, { token: user.token })).status).toBe(401);
    expect((await t.call('me', {}, { token: done.body.token })).status).toBe(200);
    const again = await t.call('complete_reset', { token, password: 'yet another password' });
    expect(again.error.errors).toHaveProperty('token');
    const login = { email: user.email, password: 'another long password' };
    expect((await t.call('login', login)).status).toBe(200);
  });

  it('sets one password when the same link is used twice at once, and kills all other links', async () => {
    const { email } = await t.signIn();
    const links: string[] = [];
    for (let each = 0; each < 2; each += 1) {
      await t.call('start_reset', { email });
      await t.jobs.runDue();
      links.push(linkIn(await t.mailbox.to(email)));
    }
    const use = (token: string) =>
      t.call('complete_reset', { token, password: 'another long password' });
    const [first = '', second = ''] = links;
    const statuses = (await Promise.all([use(first), use(first)])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
    expect((await use(second)).status).toBe(422);
  });

  it('does not let links be guessed', async () => {
    const address = randomAddress();
    const statuses = new Set<number>();
    for (let each = 0; each < 101; each += 1) {
      const guess = { token: `guess-${each}`, password: 'another long password' };
      statuses.add((await t.call('complete_reset', guess, { address })).status);
    }
    expect(statuses).toEqual(new Set([422, 429]));
    // Whoever shares the address can still sign in.
    const { email } = await t.signIn();
    expect((await t.call('login', { email, password: PASSWORD }, { address })).status).toBe(200);
  });

  it('forgets the link after an hour', async () => {
    const user = await t.signIn();
    await t.call('start_reset', { email: user.email });
    await t.jobs.runDue();
    t.advance(minutes(61));
    const token = linkIn(await t.mailbox.to(user.email));
    expect(token).not.toBe('');
    expect(
      (await t.call('complete_reset', { token, password: 'another long password' })).status,
    ).toBe(422);
  });

  it('answers the same for an unknown address and tells its owner by mail', async () => {
    const email = `nobody-${Date.now()}@example.org`;
    const answer = await t.call('start_reset', { email });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    await t.jobs.runDue();
    const [mail] = await t.mailbox.to(email);
    expect(mail).toContain('There is no account');
    expect(linkIn([mail ?? ''])).toBe('');
  });

  it('does not bury an address in mail', async () => {
    const { email } = await t.signIn();
    const statuses = [];
    for (let each = 0; each < 7; each += 1)
      statuses.push((await t.call('start_reset', { email })).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await t.jobs.runDue();
    expect(await t.mailbox.to(email)).toHaveLength(5);
  });

  it('is not asked for a whole town from one address', async () => {
    const address = randomAddress();
    const statuses = new Set<number>();
    for (let each = 0; each < 61; each += 1)
      statuses.add(
        (await t.call('start_reset', { email: `${each}@example.org` }, { address })).status,
      );
    expect(statuses).toEqual(new Set([200, 429]));
  });

  it('stores no secret that could be read out of the database', async () => {
    const user = await t.signIn();
    await t.call('start_reset', { email: user.email });
    await t.jobs.runDue();
    const secrets = [user.token, linkIn(await t.mailbox.to(user.email))];
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
    // Bytes are looked at as text: a secret stored as it is would be readable there.
    const readable = JSON.stringify(rows, (_, value: { type?: string; data?: number[] } | null) =>
      value?.type === 'Buffer' ? Buffer.from(value.data ?? []).toString('latin1') : value,
    );
    expect(readable).toContain('token_hash');
    for (const secret of [...secrets, user.email])
      expect(readable.replaceAll(`"email":"${user.email}"`, '')).not.toContain(secret);
  });
});

describe('a session', () => {
  it('slides while it is used and ends after thirty idle days', async () => {
    const { token } = await t.signIn();
    for (let step = 0; step < 3; step += 1) {
      t.advance(days(20));
      expect((await t.call('me', {}, { token })).status).toBe(200);
    }
    t.advance(days(31));
    expect((await t.call('me', {}, { token })).status).toBe(401);
  });
});
