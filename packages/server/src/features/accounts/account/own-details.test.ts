import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { PASSWORD, type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const newEmail = () => `${randomUUID()}@example.org`;
const lastMail = async (email: string) => {
  await t.jobs.runDue();
  return (await t.mailbox.to(email)).at(-1) ?? '';
};
const changeLink = (email: string) => t.mailedSecret(email, 'confirm-email-change');
const cancelLink = (email: string) => t.mailedSecret(email, 'cancel-email-change');
const status = async (token: string) => (await t.call('me', {}, { token })).status;
const signsIn = async (email: string, password = PASSWORD) =>
  (await t.call('login', { email, password })).status;
const askFor = (email: string, { token }: TestUser, current_password = PASSWORD) =>
  t.call('user/change-email', { email, current_password }, { token });
const confirm = (token: string) => t.call('user/confirm-email-change', { token });
const cancel = (token: string) => t.call('user/cancel-email-change', { token });
const actions = async ({ id }: TestUser) =>
  (
    await t.database.system((db) =>
      db.selectFrom('audit_log').select('action').where('user_id', '=', id).execute(),
    )
  ).map(({ action }) => action);

it('changes and audits the user’s own name', async () => {
  const user = await t.signIn();
  const name = { first_name: 'Kimberley', last_name: 'Sharma-Jones' };
  expect((await t.call('user/change-name', name, user)).status).toBe(200);
  expect((await t.call('me', {}, user)).body).toMatchObject(name);
  expect(await actions(user)).toEqual(['user.rename']);
});

describe('changing the email address', () => {
  it('requires the link sent to the new address, and ends other sessions', async () => {
    const [user, email] = [await t.signIn(), newEmail()];
    const other = await t.call('login', { email: user.email, password: PASSWORD });
    await t.call('start_reset', { email: user.email });
    const reset = await t.mailedSecret(user.email, 'reset-password');
    expect((await askFor(email, user)).status).toBe(200);
    const link = await changeLink(email);
    expect((await t.call('me', {}, user)).body.email).toBe(user.email);

    expect((await confirm(link)).status).toBe(200);
    const me = await t.call('me', {}, user);
    expect(me.body).toMatchObject({ email, email_confirmed: true });
    expect(await status(other.body.token as string)).toBe(401);
    expect([await signsIn(email), await signsIn(user.email)]).toEqual([200, 422]);
    const late = await t.call('complete_reset', {
      token: reset,
      password: 'violet kettle harbour',
    });
    expect(late.status).toBe(422);
    expect((await confirm(link)).error.errors).toHaveProperty('token');
    expect(await actions(user)).toEqual(
      expect.arrayContaining(['email.change-asked', 'email.change']),
    );
  });

  it('is cancelled by the link sent to the old address', async () => {
    const [user, email] = [await t.signIn(), newEmail()];
    await askFor(email, user);
    const [link, stop] = [await changeLink(email), await cancelLink(user.email)];
    expect((await cancel(stop)).body).toEqual({ undone: false });
    expect((await confirm(link)).status).toBe(422);
    expect((await t.call('me', {}, user)).body.email).toBe(user.email);
    expect((await cancel(stop)).status).toBe(422);
  });

  it('can be undone from the old address after confirmation, ending password and sessions', async () => {
    const [user, email] = [await t.signIn(), newEmail()];
    await askFor(email, user);
    const [link, stop] = [await changeLink(email), await cancelLink(user.email)];
    await confirm(link);
    // An attacker requests a third address and cancels that change.
    const third = newEmail();
    t.advance(1000);
    await askFor(third, user);
    expect((await cancel(await cancelLink(email))).body).toEqual({ undone: false });

    expect((await cancel(stop)).body).toEqual({ undone: true });
    expect(await status(user.token)).toBe(401);
    expect([await signsIn(user.email), await signsIn(email)]).toEqual([422, 422]);
    const reset = await t.mailedSecret(user.email, 'reset-password');
    const done = await t.call('complete_reset', {
      token: reset,
      password: 'violet kettle harbour',
    });
    expect((await t.call('me', {}, { token: done.body.token })).body).toMatchObject({
      id: user.id,
      email: user.email,
    });
  });

  it('requires the current password', async () => {
    const user = await t.signIn();
    const answer = await askFor(newEmail(), user, 'not the password');
    expect(answer.error.errors).toHaveProperty('current_password');
  });

  it('does not reveal that the new address has an account; its owner is told', async () => {
    const [user, other] = [await t.signIn(), await t.signIn()];
    const answer = await askFor(other.email, user);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    const mail = await lastMail(other.email);
    expect(mail).toContain('already has one');
    expect(mail).not.toMatch(/#[\w-]{43}/);
  });

  it('fails when someone else has taken the address meanwhile', async () => {
    const [user, email] = [await t.signIn(), newEmail()];
    await askFor(email, user);
    const link = await changeLink(email);
    const other = await t.signIn();
    await t.database.system((db) =>
      db.updateTable('users').set({ email }).where('id', '=', other.id).execute(),
    );
    expect((await confirm(link)).error.errors).toHaveProperty('token');
  });

  it('invalidates its links after seven days, a changed password or another request', async () => {
    const [user, first, second, third] = [await t.signIn(), newEmail(), newEmail(), newEmail()];
    await askFor(first, user);
    const replaced = await changeLink(first);
    await askFor(second, user);
    expect((await confirm(replaced)).status).toBe(422);
    const ended = await changeLink(second);
    const changed = { current_password: PASSWORD, new_password: 'violet kettle harbour' };
    await t.call('user/change-password', changed, user);
    expect((await confirm(ended)).status).toBe(422);
    await askFor(third, user, changed.new_password);
    const late = await changeLink(third);
    t.advance(days(7));
    expect((await confirm(late)).status).toBe(422);
  });

  it('sends nothing to an unconfirmed registration’s address', async () => {
    const [typo, right] = [newEmail(), newEmail()];
    const { body } = await t.call('register', {
      email: typo,
      password: PASSWORD,
      first_name: 'Ada',
      last_name: 'Okoro',
      is_adult: true,
      organisation: { kind: 'family', name: 'Us', region: 'other' },
    });
    await t.jobs.runDue();
    const before = (await t.mailbox.to(typo)).length;
    const input = { email: right, current_password: PASSWORD };
    expect((await t.call('user/change-email', input, { token: body.token })).status).toBe(200);
    expect((await confirm(await changeLink(right))).status).toBe(200);
    expect((await t.mailbox.to(typo)).length).toBe(before);
    expect((await t.call('me', {}, { token: body.token })).body).toMatchObject({
      email: right,
      email_confirmed: true,
    });
  });
});
