import { expect, it, onTestFinished } from 'vitest';

import { minutes } from '../../core/clock.ts';
import { testApp, type TestUser } from '../../testing/test-app.ts';
import { LAST_WEEK, leaveNoJobs } from '../../testing/told-home.ts';

it('one person has twenty documents made in an hour, and colleagues have theirs', async () => {
  const t = await testApp();
  onTestFinished(async () => void (await leaveNoJobs(t)));
  const manager = await t.signIn();
  const colleague = await t.signIn({ carehomeId: manager.carehomeId });
  const make = (by: TestUser) =>
    t.call('documents/make', { kind: 'C', format: 'csv', ...LAST_WEEK }, by);
  for (let made = 0; made < 20; made += 1) expect((await make(manager)).status).toBe(200);
  const refused = await make(manager);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const { body } = await t.call('documents/list', {}, manager);
  expect(body).toHaveLength(20);
  expect((await make(colleague)).status).toBe(200);
  t.advance(minutes(60));
  expect((await make(manager)).status).toBe(200);
});
