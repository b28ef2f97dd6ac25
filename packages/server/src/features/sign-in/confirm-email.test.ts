import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../core/clock.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const linkIn = (mails: string[]) => /#([\w-]{43})/.exec(mails.at(-1) ?? '')?.[1] ?? '';

async function founder() {
  const email = `${randomUUID()}@example.org`;
  const answer = await t.call('register', {
    email,
    password: PASSWORD,
    first_name: 'Ada',
    last_name: 'Okoro',
    is_adult: true,
    organisation: { kind: 'care_home', name: 'Bramble House', region: 'england' },
  });
  await t.jobs.runDue();
  return { email, token: answer.body.token as string, link: linkIn(await t.mailbox.to(email)) };
}

const invite = (token: string) =>
  t.call('invitations/add', { email: `${randomUUID()}@example.org`, role: 'carer' }, { token });
const isConfirmed = async (token: string) =>
  (await t.call('me', {}, { token })).body.email_confirmed as boolean;

describe('an e-mail address that nobody has confirmed', () => {
  it('may not invite others, so that registering somebody else’s address gains nothing', async () => {
    const { token } = await founder();
    expect(await isConfirmed(token)).toBe(false);
    const answer = await invite(token);
    expect([answer.status, answer.error.message]).toEqual([
      403,
      expect.stringContaining('confirm'),
    ]);
  });

  it('is confirmed by the mailed link, once and for seven days', async () => {
    const { token, link } = await founder();
    expect((await t.call('user/confirm-email', { token: link })).status).toBe(200);
    expect(await isConfirmed(token)).toBe(true);
    expect((await invite(token)).status).toBe(200);
    expect((await t.call('user/confirm-email', { token: link })).error.errors).toHaveProperty(
      'token',
    );

    const late = await founder();
    t.advance(days(7));
    expect((await t.call('user/confirm-email', { token: late.link })).status).toBe(422);
  });

  it('is confirmed by a password reset and by an invitation too', async () => {
    const { email, token } = await founder();
    await t.call('start_reset', { email });
    await t.jobs.runDue();
    const link = linkIn(await t.mailbox.to(email));
    const { body } = await t.call('complete_reset', {
      token: link,
      password: 'another long password',
    });
    expect([await isConfirmed(body.token as string), (await invite(token)).status]).toEqual([
      true,
      401,
    ]);

    const [guest, host] = [await founder(), await t.signIn()];
    await t.call('invitations/add', { email: guest.email, role: 'carer' }, { token: host.token });
    await t.jobs.runDue();
    await t.call('register', {
      email: guest.email,
      password: PASSWORD,
      first_name: 'Ada',
      last_name: 'Okoro',
      is_adult: true,
      invitation_code: linkIn(await t.mailbox.to(guest.email)),
    });
    expect(await isConfirmed(guest.token)).toBe(true);
  });

  it('gets another link when it is asked for, but not without end', async () => {
    const { email, token } = await founder();
    const statuses = [];
    for (let each = 0; each < 6; each += 1)
      statuses.push((await t.call('user/mail-confirmation', {}, { token })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await t.jobs.runDue();
    expect(await t.mailbox.to(email)).toHaveLength(6);
  });
});
