import { beforeAll, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { PASSWORD, randomAddress, type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

/** A user with a known phone, and a stranger on the same Wi-Fi. */
async function onWifi() {
  const { email } = await t.signIn();
  const address = randomAddress();
  const login = (password: string, device?: string) =>
    t.call('login', { email, password, ...(device !== undefined && { device }) }, { address });
  const { body } = await login(PASSWORD);
  const device = body.device as string;
  const guess = async (count: number, from?: string) => {
    const statuses: number[] = [];
    for (let each = 0; each < count; each += 1)
      statuses.push((await login(`guess ${each}`, from)).status);
    return statuses;
  };
  return { email, device, address, login, guess };
}

it('a known device can sign in while a stranger on the same network has used up all attempts', async () => {
  const { device, login, guess } = await onWifi();
  await guess(21);
  expect((await login(PASSWORD)).status).toBe(429);
  expect((await login(PASSWORD, device)).status).toBe(200);
  // The stranger is still limited.
  expect((await guess(1))[0]).toBe(429);
});

it('a known device can sign in while strangers guess from everywhere', async () => {
  const { email, device } = await onWifi();
  for (let each = 0; each < 101; each += 1)
    await t.call('login', { email, password: `guess ${each}` });
  expect((await t.call('login', { email, password: PASSWORD })).status).toBe(429);
  expect((await t.call('login', { email, password: PASSWORD, device })).status).toBe(200);
});

it('guessing on a known device is limited', async () => {
  const { device, login, guess } = await onWifi();
  const statuses = await guess(21, device);
  expect(statuses.slice(0, 6)).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await login(PASSWORD, device)).status).toBe(429);
  // Other users on the same network are not affected.
  expect((await login(PASSWORD)).status).toBe(200);
});

it('a device is known only for the accounts that signed in on it', async () => {
  const [mine, theirs] = [await onWifi(), await onWifi()];
  await theirs.guess(21);
  expect((await theirs.login(PASSWORD, mine.device)).status).toBe(429);
});

it('a made-up device token is replaced', async () => {
  const { login, guess } = await onWifi();
  for (const device of ['x', 'a'.repeat(43)]) {
    await guess(21, device);
    expect((await login(PASSWORD, device)).status).toBe(429);
    t.advance(days(1));
  }
  const { body } = await login(PASSWORD, 'x');
  expect(body.device).toMatch(/^[\w-]{43}$/);
});

it('a device keeps its token for every user who signs in on it', async () => {
  const { device } = await onWifi();
  const other = await t.signIn();
  const answer = await t.call('login', { email: other.email, password: PASSWORD, device });
  expect(answer.body.device).toBe(device);
});

it('registering with someone else’s address makes no known device', async () => {
  const { email, device, guess, login } = await onWifi();
  const stranger = await t.call('register', {
    email,
    password: 'purple anchor biscuit',
    first_name: 'Mallory',
    last_name: 'Stranger',
    is_adult: true,
    organisation: { kind: 'family', name: 'Us', region: 'other' },
  });
  const theirs = stranger.body.device as string;
  await t.call('login', { email, password: 'purple anchor biscuit', device: theirs });
  await guess(21);
  expect((await login(PASSWORD, theirs)).status).toBe(429);
  expect((await login(PASSWORD, device)).status).toBe(200);
});
