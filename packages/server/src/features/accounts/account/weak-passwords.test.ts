import { randomUUID } from 'node:crypto';

import { beforeAll, expect, it } from 'vitest';

import { PASSWORD, type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const newEmail = () => `${randomUUID()}@example.org`;
const person = (email: string, password: string) => ({
  email,
  password,
  first_name: 'Philippa',
  last_name: 'Featherstone',
  is_adult: true as const,
});
const TOO_EASY = [expect.stringContaining('too easy to guess')];

it.each(['password1!', 'carehome2024', 'liverpool1', 'Featherstone1', 'thebrambles26'])(
  'registering with %s is rejected at the field',
  async (password) => {
    const organisation = { kind: 'care_home', name: 'The Brambles', region: 'england' } as const;
    const { status, error } = await t.call('register', {
      ...person(newEmail(), password),
      organisation,
    });
    expect([status, error.errors]).toEqual([422, { password: TOO_EASY }]);
  },
);

it('joining with the home’s name as password is rejected', async () => {
  const manager = await t.signIn({ name: 'Larkspur Grange' });
  const email = newEmail();
  await t.call('invitations/add', { email, role: 'carer' }, { token: manager.token });
  const invitation_code = await t.mailedSecret(email, 'register');
  const join = (password: string) =>
    t.call('register', { ...person(email, password), invitation_code });
  expect((await join('LarkspurGrange1')).error.errors).toEqual({ password: TOO_EASY });
  expect((await join(PASSWORD)).status).toBe(200);
});

it('a reset with a weak password is rejected, and the link still works', async () => {
  const { email } = await t.signIn({ name: 'Larkspur Grange' });
  await t.call('start_reset', { email });
  const token = await t.mailedSecret(email, 'reset-password');
  const reset = (password: string) => t.call('complete_reset', { token, password });
  for (const weak of ['Manchester1', 'larkspur 2026', 'kimsharma123'])
    expect((await reset(weak)).error.errors).toEqual({ password: TOO_EASY });
  expect((await reset('violet kettle harbour')).status).toBe(200);
});

it('a change to a weak password is rejected', async () => {
  const { token } = await t.signIn({ name: 'Larkspur Grange' });
  const change = (new_password: string) =>
    t.call('user/change-password', { current_password: PASSWORD, new_password }, { token });
  for (const weak of ['Summer2025!', 'qwerty123456', 'Larkspur26!'])
    expect((await change(weak)).error.errors).toEqual({ new_password: TOO_EASY });
  expect((await change('violet kettle harbour')).status).toBe(200);
});
