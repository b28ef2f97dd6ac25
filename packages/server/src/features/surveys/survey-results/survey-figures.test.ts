import type { Output } from '@relish/shared/calls.ts';
import { dayIn } from '@relish/shared/days.ts';
import { surveyFigures } from '@relish/shared/reports/figures/survey.ts';
import { TEMPLATES } from '@relish/shared/surveys/surveys/templates.ts';
import { beforeAll, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { closeSurvey, collect, publishSurvey } from '../../../testing/survey-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { queueSurveyWork } from '../survey-entries/public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const today = () => dayIn('Europe/London', t.now());
const MARKS = [10, 9, 9, 8, 8, 7, 7, 8, 6, 0];

async function readFigures(user: TestUser, filters: object) {
  const { body } = await t.call('dashboard/figures', filters, user);
  const { figures } = body as Output<'dashboard/figures'>;
  return (id: string) => {
    const found = figures.find((figure) => figure.id === id);
    return found && { value: found.value, n: found.n };
  };
}

it('K23: counts surveys that ended in the period, of this home only, and only on Package E', async () => {
  const manager = await t.signIn();
  const other = await t.signIn();
  const id = await publishSurvey(t, manager);
  for (const mark of MARKS)
    await collect(t, manager, id, { answers: { food: 'happy', likely: String(mark) } });
  const period = { from: today(), to: today() };
  expect((await readFigures(manager, period))('K23s')).toEqual({ value: null, n: 0 });
  await t.database.system((db) =>
    db.updateTable('surveys').set({ invited: 40 }).where('id', '=', id).execute(),
  );
  await closeSurvey(t, manager, id);
  const read = await readFigures(manager, period);
  const { response, score } = surveyFigures({ invited: 40, entries: MARKS.length, marks: MARKS });
  expect(read('K23')).toEqual({ value: response, n: 40 });
  expect(read('K23s')).toEqual({ value: score, n: MARKS.length });
  expect((await readFigures(other, period))('K23s')).toEqual({ value: null, n: 0 });
  await t.database.system((db) =>
    db
      .updateTable('organisations')
      .set({ package_title: 'Package D' })
      .where('id', 'in', (eb) =>
        eb.selectFrom('carehomes').select('organisation_id').where('id', '=', manager.carehomeId),
      )
      .execute(),
  );
  expect((await readFigures(manager, period))('K23')).toBeUndefined();
});

it('K10: adds the activity pulse by whole months once they are over', async () => {
  const manager = await t.signIn();
  const pulse = TEMPLATES.find(({ key }) => key === 'activity_pulse');
  const { key: template, ...texts } = pulse ?? expect.fail('no such template');
  const id = await publishSurvey(t, manager, { ...texts, template, closes_on: null });
  const month = today().slice(0, 7);
  for (const liked of ['liked', 'liked', 'liked', 'ok', 'not_for_me'])
    await collect(t, manager, id, { answers: { liked } });
  await t.database.system((db) => queueSurveyWork(db, t.now()));
  await t.jobs.runDue();
  const period = { from: `${month}-01`, to: today() };
  expect((await readFigures(manager, period))('K10')).toEqual({ value: null, n: 0 });
  t.advance(days(31));
  const again = await t.signIn({ carehomeId: manager.carehomeId });
  const longer = { from: `${month}-01`, to: today() };
  expect((await readFigures(again, longer))('K10')).toEqual({ value: 60, n: 5 });
});
