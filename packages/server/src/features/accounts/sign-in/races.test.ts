import { beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const changed = 'another long password';
const reset = 'a third long password';

// Passwords are verified outside transactions, so they may be replaced in between.
describe('a password replaced while in use', () => {
  it('no longer signs anyone in', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { email, token } = await t.signIn();
      const input = { current_password: PASSWORD, new_password: changed };
      const [change, ...logins] = await Promise.all([
        t.call('user/change-password', input, { token }),
        t.call('login', { email, password: PASSWORD }),
        t.call('login', { email, password: PASSWORD }),
      ]);
      expect(change.status).toBe(200);
      for (const login of logins.filter(({ status }) => status === 200))
        expect((await t.call('me', {}, { token: login.body.token })).status).toBe(401);
    }
  });

  it('is either changed or reset, whichever is first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { email, token } = await t.signIn();
      await t.call('start_reset', { email });
      const link = await t.mailedSecret(email, 'reset-password');
      const input = { current_password: PASSWORD, new_password: changed };
      const [done, change] = await Promise.all([
        t.call('complete_reset', { token: link, password: reset }),
        t.call('user/change-password', input, { token }),
      ]);
      const signsIn = async (password: string) =>
        (await t.call('login', { email, password })).status;
      const isReset = done.status === 200;
      expect(done.status).toBe(isReset ? 200 : 422);
      expect(change.status === 200).toBe(!isReset);
      expect([await signsIn(reset), await signsIn(changed)]).toEqual(
        isReset ? [200, 422] : [422, 200],
      );
    }
  });
});
