import { randomUUID } from 'node:crypto';

import { addSurvey, aSurvey, closeSurvey, collect, publishSurvey } from './survey-home.ts';
import type { TestApp, TestUser } from './test-app.ts';

const BLINDED = 'A'.repeat(342);

export function foreignSurveys(t: TestApp) {
  const byId =
    (rest: object = {}) =>
    async (them: TestUser) => ({ id: await addSurvey(t, them), ...rest });
  const bySurveyId =
    (rest: () => object = () => ({})) =>
    async (them: TestUser) => ({
      survey_id: await publishSurvey(t, them, { audience: 'staff' }),
      ...rest(),
    });
  const answered = () => ({ client_uuid: randomUUID(), answers: { food: 'ok' } });
  return {
    'surveys/add': async (them: TestUser) => ({
      survey: aSurvey(),
      carehome_ids: [them.carehomeId],
    }),
    'surveys/get': byId(),
    'surveys/edit': byId({ version: 1, survey: aSurvey() }),
    'surveys/publish': byId(),
    'surveys/close': byId(),
    'surveys/archive': byId({ reason: 'Nothing to change.' }),
    'surveys/copy': byId(),
    'surveys/delete': byId(),
    'surveys/poster': byId(),
    'surveys/print-poster': byId(),
    'surveys/print-form': byId(),
    'survey-entries/open': bySurveyId(),
    'survey-entries/take-token': bySurveyId(() => ({ blinded: BLINDED })),
    'survey-entries/answer': bySurveyId(answered),
    'survey-entries/collect': bySurveyId(() => ({ ...answered(), mode: 'paper' })),
    'survey-entries/list': bySurveyId(),
    'survey-results/get': byId(),
    'survey-results/texts': byId(),
    'survey-results/trend': byId(),
    'survey-results/print': byId(),
    'survey-results/compare': byId(),
    'survey-results/mark': async (them: TestUser) => {
      const id = await publishSurvey(t, them);
      for (let at = 0; at < 5; at += 1)
        await collect(t, them, id, { answers: { wish: 'Dancing' } });
      await closeSurvey(t, them, id);
      const { body } = await t.call('survey-results/texts', { id }, them);
      return { text_id: body.texts[0].id as string, theme: 'Music' };
    },
  };
}
