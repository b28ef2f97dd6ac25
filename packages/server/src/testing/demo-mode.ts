import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { sql } from 'kysely';

import { makeBook } from '../features/photos/photo-books/public.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** Turns demo mode on and returns the user's part in the demonstration home. Its PDFs take seconds, so few tests want them. */
export async function enterDemo(
  t: TestApp,
  owner: TestUser,
  { fresh = false, withFiles = false } = {},
): Promise<TestUser & { me: CurrentUser }> {
  const { status, body } = await t.call('demo-mode/start', { fresh }, owner);
  if (status !== 200) throw new Error(`demo-mode/start answered ${status}`);
  const token = body.token as string;
  const me = (await t.call('me', {}, { token })).body as CurrentUser;
  const carehomeId = me.carehome.id;
  if (!withFiles)
    await t.database.system((db) =>
      sql`delete from jobs where kind = ${makeBook.name}
        and payload ->> 'carehome_id' = ${carehomeId}`.execute(db),
    );
  return {
    id: me.id,
    email: me.email,
    token,
    sessionId: '',
    carehomeId,
    organisationId: me.carehome.organisation.id,
    me,
  };
}
