import { expect, it } from 'vitest';

import { days } from '../core/clock.ts';
import { createPasswords } from '../core/passwords.ts';
import { makeHome } from '../features/accounts/organisations/make.ts';
import { makePerson } from '../features/accounts/people/make.ts';
import { deactivateUser } from '../features/accounts/people/public.ts';
import { PASSWORD, testApp } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { closeDemo, openDemo } from './demo-access.ts';

it('closes demonstration accounts while the demonstration is off, and reopens them', async () => {
  const opened = await freshDatabase();
  const { database } = opened;
  const t = await testApp({ database: opened });
  const passwords = createPasswords({
    algorithm: 2,
    memoryCost: 1024,
    timeCost: 1,
    parallelism: 1,
  });
  const email = DEMO_ACCOUNTS[0]?.email ?? '';
  const password_hash = await passwords.hash(DEMO_PASSWORD, 'test');
  const [home] = await database.system(async (db) => {
    const { carehomeId } = await makeHome(db, { is_demo: true });
    const person = { password_hash, first_name: 'Helen', last_name: 'Marsh', since: t.now() };
    const role = 'home_manager' as const;
    return [
      carehomeId,
      await makePerson(db, { ...person, email, role, carehomeIds: [carehomeId] }),
    ];
  });
  const [real, colleague, left] = [
    await t.signIn(),
    await t.signIn({ role: 'carer', carehomeId: home }),
    await t.signIn({ role: 'carer', carehomeId: home }),
  ];
  await database.system((db) => deactivateUser(db, left.id, t.now()));
  t.advance(days(1));
  const signIn = (who: string, password: string) => t.call('login', { email: who, password });
  const { body } = await signIn(email, DEMO_PASSWORD);

  await closeDemo(database, t.now());
  expect((await t.call('me', {}, body)).status).toBe(401);
  expect((await signIn(email, DEMO_PASSWORD)).status).toBe(422);
  expect((await signIn(colleague.email, PASSWORD)).status).toBe(422);
  expect((await t.call('me', {}, real)).status).toBe(200);

  t.advance(days(1));
  await openDemo({ database, passwords, sealer: t.sealer, now: t.now() });
  expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
  expect((await signIn(colleague.email, PASSWORD)).status).toBe(200);
  expect((await signIn(left.email, PASSWORD)).status).toBe(422);
  await opened.close();
});
