import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { findGuideId } from '../../../testing/activities.ts';
import { addApproved, anAssessment } from '../../../testing/risk-home.ts';
import { makeSessions } from '../../../testing/sessions.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { countRisks } from './figures-queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const readK22 = async (by: TestUser) =>
  (
    (await t.call('dashboard/key-performance-indicators', {}, by))
      .body as Output<'dashboard/key-performance-indicators'>
  ).figures.find(({ id }) => id === 'K22');

it('K22 counts overdue reviews of what is in force, without trips', async () => {
  const manager = await t.signIn();
  const author = await t.signIn({ role: 'activity_lead', carehomeId: manager.carehomeId });
  expect(await readK22(manager)).toMatchObject({ value: null, status: 'none' });
  const soon = { review_on: '2026-11-17' };
  const both = { author, approver: manager };
  await addApproved(t, both, anAssessment('low', soon));
  await addApproved(t, both, anAssessment('low', { ...soon, kind: 'event_outing' }));
  expect(await readK22(manager)).toMatchObject({ value: 0, n: 1, status: 'green' });
  t.advance(days(3));
  expect(await readK22(manager)).toMatchObject({ value: 1, n: 1, status: 'red' });
  t.advance(-days(3));
});

it('counts records that needed an assessment, and those that had a current one', async () => {
  const { manager, add } = await makeSessions(t, ['Ann']);
  const author = await t.signIn({ role: 'activity_lead', carehomeId: manager.carehomeId });
  const baking = await findGuideId(t, 'scone-baking');
  const record = (activity_id: string) =>
    add({ activity_id, free_title: null, category: 'FOO', started_at: t.now().toISOString() });
  const count = () =>
    t.database.system((db) =>
      countRisks(
        db,
        manager.carehomeId,
        { from: '2026-11-01', to: '2026-11-30' },
        t.now().toISOString().slice(0, 10),
      ),
    );
  expect((await record(baking)).status).toBe(200);
  await record(await findGuideId(t, 'reading-aloud-circle'));
  expect(await count()).toMatchObject({ needing: 1, covered: 0, moderate: 0 });
  t.advance(60_000);
  await addApproved(
    t,
    { author, approver: manager },
    anAssessment('moderate', { activity_id: baking }),
  );
  t.advance(60_000);
  await record(baking);
  expect(await count()).toMatchObject({ needing: 2, covered: 1, moderate: 1, waiting: 0 });
});
