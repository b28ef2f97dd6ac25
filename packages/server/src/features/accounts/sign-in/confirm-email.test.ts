import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { PASSWORD, type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

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
  const link = await t.mailedSecret(email, 'confirm-email');
  return { email, token: answer.body.token as string, link };
}

const invite = (token: string) =>
  t.call('invitations/add', { email: `${randomUUID()}@example.org`, role: 'carer' }, { token });
const isConfirmed = async (token: string) =>
  (await t.call('me', {}, { token })).body.email_confirmed as boolean;

describe('an unconfirmed email address', () => {
  it('cannot invite others, so that registering someone else’s address gains nothing', async () => {
    const { token } = await founder();
    expect(await isConfirmed(token)).toBe(false);
    const answer = await invite(token);
    expect([answer.status, answer.error.message]).toEqual([
      403,
      expect.stringContaining('confirm'),
    ]);
  });

  it('is confirmed by the mailed link, once and within seven days', async () => {
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

  it('is also confirmed by a password reset or an invitation', async () => {
    const { email, token } = await founder();
    await t.call('start_reset', { email });
    const link = await t.mailedSecret(email, 'reset-password');
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
    await t.call('register', {
      email: guest.email,
      password: PASSWORD,
      first_name: 'Ada',
      last_name: 'Okoro',
      is_adult: true,
      invitation_code: await t.mailedSecret(guest.email, 'register'),
    });
    expect(await isConfirmed(guest.token)).toBe(true);
  });

  it('can request another link, within limits', async () => {
    const { email, token } = await founder();
    const statuses = [];
    for (let each = 0; each < 6; each += 1)
      statuses.push((await t.call('user/mail-confirmation', {}, { token })).status);
    // The first link was mailed on registration.
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    await t.jobs.runDue();
    expect(await t.mailbox.to(email)).toHaveLength(5);
  });
});
