import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import type { TestApp, TestUser } from './test-app.ts';

/** Turns demo mode on and returns the user's part in the demonstration home. */
export async function enterDemo(
  t: TestApp,
  owner: TestUser,
  { fresh = false } = {},
): Promise<TestUser & { me: CurrentUser }> {
  const { status, body } = await t.call('demo-mode/start', { fresh }, owner);
  if (status !== 200) throw new Error(`demo-mode/start answered ${status}`);
  const token = body.token as string;
  const me = (await t.call('me', {}, { token })).body as CurrentUser;
  return {
    id: me.id,
    email: me.email,
    token,
    sessionId: '',
    carehomeId: me.carehome.id,
    organisationId: me.carehome.organisation.id,
    me,
  };
}
