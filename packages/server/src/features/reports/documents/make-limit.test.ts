import { expect, it, onTestFinished } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { LAST_WEEK, leaveNoJobs } from '../../../testing/document-home.ts';
import { testApp, type TestUser } from '../../../testing/test-app.ts';

it('a user can request twenty documents an hour, independently of colleagues', async () => {
  const t = await testApp();
  onTestFinished(async () => void (await leaveNoJobs(t)));
  const manager = await t.signIn();
  const colleague = await t.signIn({ carehomeId: manager.carehomeId });
  const make = (by: TestUser) =>
    t.call('documents/make', { kind: 'home_evidence', format: 'csv', ...LAST_WEEK }, by);
  for (let made = 0; made < 20; made += 1) {
    expect((await make(manager)).status).toBe(200);
    await t.jobs.runDue();
  }
  const refused = await make(manager);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const { body } = await t.call('documents/list', {}, manager);
  expect(body).toHaveLength(20);
  expect((await make(colleague)).status).toBe(200);
  t.advance(minutes(60));
  expect((await make(manager)).status).toBe(200);
});

it('a user can have five unfinished documents, independently of colleagues', async () => {
  const t = await testApp();
  onTestFinished(async () => void (await leaveNoJobs(t)));
  const manager = await t.signIn();
  const colleague = await t.signIn({ carehomeId: manager.carehomeId });
  const make = (by: TestUser) =>
    t.call('documents/make', { kind: 'home_evidence', format: 'csv', ...LAST_WEEK }, by);
  for (let count = 0; count < 5; count += 1) expect((await make(manager)).status).toBe(200);
  const refused = await make(manager);
  expect(refused.status).toBe(429);
  expect(refused.error.message).toBe(
    '5 of your documents are still being made. Please try again in a minute.',
  );
  expect((await make(colleague)).status).toBe(200);
  await t.jobs.runDue();
  expect((await make(manager)).status).toBe(200);
});
