import { beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const linkIn = (mails: string[]) => /#([\w-]{43})/.exec(mails.at(-1) ?? '')?.[1] ?? '';
const changed = 'another long password';
const reset = 'a third long password';

// A password is checked outside of any transaction, and may be replaced meanwhile.
describe('a password that is replaced in the middle of its use', () => {
  it('lets nobody in any more', async () => {
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

  it('cannot be changed by whoever knew it while its owner resets it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { email, token } = await t.signIn();
      await t.call('start_reset', { email });
      await t.jobs.runDue();
      const link = linkIn(await t.mailbox.to(email));
      const input = { current_password: PASSWORD, new_password: changed };
      const [done] = await Promise.all([
        t.call('complete_reset', { token: link, password: reset }),
        t.call('user/change-password', input, { token }),
      ]);
      expect(done.status).toBe(200);
      expect((await t.call('me', {}, { token: done.body.token })).status).toBe(200);
      expect((await t.call('login', { email, password: reset })).status).toBe(200);
    }
  });
});
