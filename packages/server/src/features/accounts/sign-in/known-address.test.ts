import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { createPasswords, type Passwords } from '../../../core/passwords.ts';
import { PASSWORD, type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
/** Counts hash operations, which dominate the duration of these calls. */
let hashed = 0;
beforeAll(async () => {
  const real = createPasswords({ algorithm: 2, memoryCost: 1024, timeCost: 1, parallelism: 1 });
  const counted = (work: Promise<never>) => {
    hashed += 1;
    return work;
  };
  const passwords: Passwords = {
    hash: (...input) => counted(real.hash(...input) as Promise<never>),
    matches: (...input) => counted(real.matches(...input) as Promise<never>),
  };
  t = await testApp({ passwords });
});

const STRANGERS = 'purple anchor biscuit';
const newEmail = () => `${randomUUID()}@example.org`;
const registration = (email: string, password = STRANGERS) => ({
  email,
  password,
  first_name: 'Mallory',
  last_name: 'Stranger',
  is_adult: true as const,
  organisation: { kind: 'care_home', name: 'Bramble House', region: 'england' } as const,
});
const register = (email: string, password?: string) =>
  t.call('register', registration(email, password));
const lastMail = async (email: string) => {
  await t.jobs.runDue();
  return (await t.mailbox.to(email)).at(-1) ?? '';
};

describe('registering with an address that has an account', () => {
  /** Everything a stranger can call without reading the mail. */
  async function tried(email: string) {
    hashed = 0;
    const answers = [await register(email)];
    const token = answers[0]?.body.token as string;
    answers.push(
      await t.call('me', {}, { token }),
      await t.call('login', { email, password: STRANGERS }),
      await t.call('login', { email, password: 'not this one either' }),
      await t.call('user/mail-confirmation', {}, { token }),
      await t.call('invitations/add', { email: newEmail(), role: 'carer' }, { token }),
      await t.call('start_reset', { email }),
      await register(email, 'another stranger’s words'),
    );
    const seen = answers.map(({ status, body }) => ({
      status,
      body: JSON.parse(
        JSON.stringify(body)
          .replaceAll(email, 'EMAIL')
          .replaceAll(/"(token|device)":"[\w-]{43}"/g, '"$1":"SECRET"')
          .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID'),
      ) as unknown,
    }));
    return { seen, hashed };
  }

  it('returns the same answer as for a new address, with the same work', async () => {
    const known = await tried((await t.signIn()).email);
    expect(known).toEqual(await tried(newEmail()));
    expect(known.seen.map(({ status }) => status)).toEqual([
      200, 200, 200, 422, 200, 403, 200, 200,
    ]);
  });

  it('informs the owner by mail, without a link that would confirm the stranger’s account', async () => {
    const owner = await t.signIn();
    await register(owner.email);
    const mail = await lastMail(owner.email);
    expect(mail).toContain('already has an account');
    expect(mail).not.toMatch(/#[\w-]{43}/);
  });

  it('leaves the owner’s account and home unchanged', async () => {
    const owner = await t.signIn();
    const { body } = await register(owner.email);
    const stranger = await t.call('me', {}, { token: body.token });
    expect(stranger.body.carehome.id).not.toBe(owner.carehomeId);
    const signedIn = await t.call('login', { email: owner.email, password: PASSWORD });
    const me = await t.call('me', {}, { token: signedIn.body.token });
    expect(me.body).toMatchObject({ id: owner.id, first_name: 'Kim', carehomes_count: 1 });
  });

  it('sends the owner a limited number of mails', async () => {
    const { email } = await t.signIn();
    for (let each = 0; each < 7; each += 1) await register(email, `stranger number ${each} here`);
    await t.jobs.runDue();
    expect(await t.mailbox.to(email)).toHaveLength(5);
  });
});

describe('an unconfirmed registration’s address', () => {
  it('does not prevent inviting its owner, under their own name', async () => {
    const email = newEmail();
    const stranger = await register(email);
    await t.jobs.runDue();
    const manager = await t.signIn();
    await t.call('invitations/add', { email, role: 'carer' }, { token: manager.token });
    const { organisation: _, ...person } = registration(email, PASSWORD);
    const joined = await t.call('register', {
      ...person,
      first_name: 'Ada',
      last_name: 'Okoro',
      invitation_code: await t.mailedSecret(email, 'register'),
    });
    const me = await t.call('me', {}, { token: joined.body.token });
    expect(me.body).toMatchObject({
      first_name: 'Ada',
      carehome: { id: manager.carehomeId },
      carehomes_count: 1,
      email_confirmed: true,
    });
    const theirs = await t.call('me', {}, { token: stranger.body.token });
    expect(theirs.body.id).not.toBe(me.body.id);
  });

  it('belongs to the first account confirmed; other links stop working', async () => {
    const email = newEmail();
    const first = await register(email);
    const firstLink = await t.mailedSecret(email, 'confirm-email');
    await register(email, 'another stranger’s words');
    const secondLink = await t.mailedSecret(email, 'confirm-email');
    expect((await t.call('user/confirm-email', { token: firstLink })).status).toBe(200);
    const me = await t.call('me', {}, { token: first.body.token });
    expect(me.body.email_confirmed).toBe(true);
    const late = await t.call('user/confirm-email', { token: secondLink });
    expect(late.error.errors?.['token']).toEqual([
      expect.stringContaining('already has an account'),
    ]);
  });

  it('takes the same work to register again as a new address', async () => {
    const work = async (email: string) => {
      hashed = 0;
      await register(email, 'another stranger’s words');
      return hashed;
    };
    const email = newEmail();
    await register(email);
    expect(await work(email)).toBe(await work(newEmail()));
  });

  it('is confirmed by a password reset, which signs the stranger out', async () => {
    const email = newEmail();
    const { body } = await register(email);
    await t.call('start_reset', { email });
    const token = await t.mailedSecret(email, 'reset-password');
    const reset = await t.call('complete_reset', { token, password: PASSWORD });
    expect((await t.call('me', {}, { token: body.token })).status).toBe(401);
    const me = await t.call('me', {}, { token: reset.body.token });
    expect(me.body.email_confirmed).toBe(true);
  });
});

it('the same form sent twice at once creates one home', async () => {
  const email = newEmail();
  const answers = await Promise.all([register(email), register(email)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const homes = new Set<string>();
  for (const { body } of answers)
    homes.add((await t.call('me', {}, { token: body.token })).body.carehome.id as string);
  expect(homes.size).toBe(1);
});
