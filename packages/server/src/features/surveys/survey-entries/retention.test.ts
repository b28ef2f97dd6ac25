import { expect, it } from 'vitest';

import { deletePastRows } from '../../../app/retention.ts';
import { days } from '../../../core/clock.ts';
import { closeSurvey, collect, publishSurvey } from '../../../testing/survey-home.ts';
import { testApp } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';

const YEAR = days(365.25);
const TABLES = ['survey_entries', 'survey_invitations', 'survey_texts', 'survey_counts'] as const;

it('deletes entries, invitations and words three years after a survey closed, and keeps its counts', async () => {
  const opened = await freshDatabase();
  const t = await testApp({ database: opened });
  const retention = deletePastRows({ ...t, clock: t.now }, { error: () => {} });
  retention.stop();
  const manager = await t.signIn();
  await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const id = await publishSurvey(t, manager, { anonymous: false, audience: 'staff' });
  const named = { answers: { food: 'happy', wish: 'More walks' } };
  expect((await collect(t, manager, id, named)).status).toBe(200);
  const open = await publishSurvey(t, manager, {
    anonymous: false,
    is_always_open: true,
    closes_on: null,
  });
  await collect(t, manager, open);
  const count = async () => {
    await retention.sweep();
    return t.database.system((db) =>
      Promise.all(
        TABLES.map(
          async (table) => (await db.selectFrom(table).select('survey_id').execute()).length,
        ),
      ),
    );
  };
  await closeSurvey(t, manager, id);
  const before = await count();
  expect(before.map((rows) => rows > 0)).toEqual([true, true, true, true]);
  t.advance(2.9 * YEAR);
  expect(await count()).toEqual(before);
  t.advance(0.2 * YEAR);
  expect(await count()).toEqual([0, 0, 0, before[3]]);
  await opened.close();
}, 60_000);
