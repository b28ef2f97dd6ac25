import { beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const NEW_PASSWORD = 'violet kettle harbour';

async function resetLink({ email }: TestUser) {
  await t.call('start_reset', { email });
  return t.mailedSecret(email, 'reset-password');
}

async function confirmationLink({ id, email, token }: TestUser) {
  await t.database.system((db) =>
    db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', id).execute(),
  );
  await t.call('user/mail-confirmation', {}, { token });
  return t.mailedSecret(email, 'confirm-email');
}

const changePassword = ({ token }: TestUser) =>
  t.call(
    'user/change-password',
    { current_password: PASSWORD, new_password: NEW_PASSWORD },
    { token },
  );
const useReset = (token: string) => t.call('complete_reset', { token, password: NEW_PASSWORD });

describe('a changed password', () => {
  it('ends every reset link of the account', async () => {
    const [user, other] = [await t.signIn(), await t.signIn()];
    const [link, theirs] = [await resetLink(user), await resetLink(other)];
    expect((await changePassword(user)).status).toBe(200);
    expect((await useReset(link)).error.errors).toHaveProperty('token');
    expect((await useReset(theirs)).status).toBe(200);
  });

  it('ends the confirmation link of the account', async () => {
    const user = await t.signIn();
    const link = await confirmationLink(user);
    await changePassword(user);
    expect((await t.call('user/confirm-email', { token: link })).error.errors).toHaveProperty(
      'token',
    );
  });
});

it('a password reset ends the confirmation link of the account', async () => {
  const user = await t.signIn();
  const confirmation = await confirmationLink(user);
  expect((await useReset(await resetLink(user))).status).toBe(200);
  expect((await t.call('user/confirm-email', { token: confirmation })).status).toBe(422);
});
