import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import {
  PASSWORD,
  randomAddress,
  type TestApp,
  testApp,
  type TestUser,
} from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const newEmail = () => `${randomUUID()}@example.org`;
const person = (email: string) => ({
  email,
  password: PASSWORD,
  first_name: 'Ada',
  last_name: 'Okoro',
  is_adult: true as const,
});

async function invite(manager: TestUser, email: string, role: 'carer' | 'nurse' = 'carer') {
  const { body } = await t.call('invitations/add', { email, role }, { token: manager.token });
  await t.jobs.runDue();
  const mails = await t.mailbox.to(email);
  return { id: body.id as string, code: /#([\w-]{43})/.exec(mails.at(-1) ?? '')?.[1] ?? '' };
}

describe('register without an invitation', () => {
  it.each([
    ['care_home', 'staff', 'home_manager', 1, 'Package E'],
    ['family', 'member', 'family_lead', 2, 'Package A'],
  ] as const)('creates a %s', async (kind, type, role, organisation_type, title) => {
    const organisation = { kind, name: 'Bramble House', region: 'wales' as const };
    const answer = await t.call('register', { ...person(newEmail()), organisation });
    expect(answer.status).toBe(200);
    const me = await t.call('me', {}, { token: answer.body.token });
    expect(me.body).toMatchObject({
      type,
      role,
      organisation_type,
      expired: false,
      package: { title, is_basic: false },
      carehome: { name: 'Bramble House', region: 'wales', time_zone: 'Europe/London' },
      carehomes_count: 1,
    });
  });

  it('reports errors by field', async () => {
    const answer = await t.send('register', {
      body: JSON.stringify({ email: 'x', password: 'short' }),
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {}).toSorted()).toEqual([
      'email',
      'first_name',
      'is_adult',
      'last_name',
      'password',
    ]);
  });

  it('requires either an invitation or an organisation', async () => {
    const neither = await t.call('register', person(newEmail()));
    expect(neither.error.errors).toHaveProperty('organisation');
    const organisation = { kind: 'family', name: 'Us', region: 'other' } as const;
    const both = await t.call('register', {
      ...person(newEmail()),
      invitation_code: 'x',
      organisation,
    });
    expect(both.error.errors).toHaveProperty('organisation');
  });

  it('is limited per network', async () => {
    const address = randomAddress();
    const input = { ...person(newEmail()), invitation_code: 'nonsense' };
    const statuses = new Set<number>();
    for (let each = 0; each < 61; each += 1)
      statuses.add((await t.call('register', input, { address })).status);
    expect(statuses).toEqual(new Set([422, 429]));
  });
});

describe('register with an invitation', () => {
  it('joins the home in the invited role', async () => {
    const manager = await t.signIn();
    const email = newEmail();
    const { code } = await invite(manager, email, 'nurse');
    const answer = await t.call('register', { ...person(email), invitation_code: code });
    const me = await t.call('me', {}, { token: answer.body.token });
    expect(me.body).toMatchObject({
      type: 'staff',
      role: 'nurse',
      carehome: { id: manager.carehomeId },
    });
  });

  it('works once, even when used concurrently', async () => {
    const email = newEmail();
    const { code } = await invite(await t.signIn(), email);
    const use = () => t.call('register', { ...person(email), invitation_code: code });
    const first = await Promise.all([use(), use()]);
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect((await use()).error.errors).toHaveProperty('invitation_code');
  });

  it('works only for the invited address', async () => {
    const { code } = await invite(await t.signIn(), newEmail());
    const answer = await t.call('register', { ...person(newEmail()), invitation_code: code });
    expect(answer.error.errors).toHaveProperty('email');
  });

  it('expires after seven days', async () => {
    const email = newEmail();
    const { code } = await invite(await t.signIn(), email);
    t.advance(days(7));
    const answer = await t.call('register', { ...person(email), invitation_code: code });
    expect(answer.error.errors).toHaveProperty('invitation_code');
  });

  it('fails once cancelled or replaced', async () => {
    const manager = await t.signIn();
    const [cancelled, replaced] = [newEmail(), newEmail()];
    const one = await invite(manager, cancelled);
    await t.call('invitations/cancel', { id: one.id }, { token: manager.token });
    const two = await invite(manager, replaced);
    const newer = await invite(manager, replaced);
    for (const [email, code] of [[cancelled, one.code] as const, [replaced, two.code] as const])
      expect((await t.call('register', { ...person(email), invitation_code: code })).status).toBe(
        422,
      );
    expect(
      (await t.call('register', { ...person(replaced), invitation_code: newer.code })).status,
    ).toBe(200);
  });

  it('adds a home to an existing account, with its password', async () => {
    const [manager, colleague] = [await t.signIn(), await t.signIn({ role: 'carer' })];
    const { code } = await invite(manager, colleague.email);
    const input = { ...person(colleague.email), invitation_code: code };
    const wrong = await t.call('register', { ...input, password: 'not the password' });
    expect(wrong.error.errors).toHaveProperty('password');
    const guesser = randomAddress();
    const statuses = new Set<number>();
    for (let each = 0; each < 21; each += 1) {
      const guess = { ...input, password: `guess number ${each}` };
      statuses.add((await t.call('register', guess, { address: guesser })).status);
    }
    expect(statuses).toEqual(new Set([422, 429]));
    const answer = await t.call('register', input);
    const me = await t.call('me', {}, { token: answer.body.token });
    expect(me.body).toMatchObject({
      // Under the name entered now, because a stranger may have made up the account's name.
      first_name: 'Ada',
      last_name: 'Okoro',
      id: colleague.id,
      carehome: { id: manager.carehomeId },
      carehomes_count: 2,
    });
  });
});
