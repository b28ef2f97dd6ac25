import { SurveyInput } from '@relish/shared/surveys/surveys/contract.ts';
import { listTexts, writeTranslations } from '@relish/shared/surveys/surveys/translate.ts';
import { beforeAll, expect, it } from 'vitest';

import { addSurvey, aSurvey, publishSurvey } from '../../../testing/survey-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
let manager: TestUser;
beforeAll(async () => {
  t = await testApp();
  manager = await t.signIn();
});

const SURVEY = SurveyInput.parse(aSurvey({ languages: ['en', 'pl'], intro: 'Five minutes.' }));
const TEXTS = Object.fromEntries(listTexts(SURVEY).map(({ id }) => [id, `po polsku ${id}`]));
const POLISH = writeTranslations(SURVEY, 'pl', TEXTS);

it('is published only when every text is translated into each of its languages', async () => {
  const { title: _title, ...texts } = TEXTS;
  const id = await addSurvey(t, manager, writeTranslations(SURVEY, 'pl', texts));
  const publish = () => t.call('surveys/publish', { id }, manager);
  const refused = await publish();
  expect([refused.status, refused.error.errors]).toEqual([
    422,
    { languages: ['Polish: 1 text is not translated yet.'] },
  ]);
  await t.call('surveys/edit', { id, version: 1, survey: POLISH }, manager);
  expect((await publish()).status).toBe(200);
});

it('gives those who answer every translation, and takes it over into a copy', async () => {
  const id = await publishSurvey(t, manager, { ...POLISH, audience: 'staff' });
  const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const asked = (await t.call('survey-entries/open', { survey_id: id }, carer)).body;
  expect(asked).toMatchObject({
    languages: ['en', 'pl'],
    translations: { pl: { title: 'po polsku title', labels: { happy: 'po polsku label happy' } } },
  });
  expect(asked.questions[0]?.translations.pl?.text).toBe('po polsku question food');
  const copy = (await t.call('surveys/copy', { id }, manager)).body.id as string;
  const copied = (await t.call('surveys/get', { id: copy }, manager)).body;
  expect(copied.translations).toEqual(asked.translations);
  expect(copied.questions).toEqual(asked.questions);
});

it('cannot be translated anew once it is published, so that everyone answers the same', async () => {
  const id = await publishSurvey(t, manager, POLISH);
  const { version } = (await t.call('surveys/get', { id }, manager)).body;
  const survey = writeTranslations(POLISH, 'pl', { ...TEXTS, 'question food': 'Inne' });
  expect((await t.call('surveys/edit', { id, version, survey }, manager)).status).toBe(422);
  const kept = (await t.call('surveys/get', { id }, manager)).body;
  expect(kept.questions[0]?.translations.pl?.text).toBe('po polsku question food');
});
