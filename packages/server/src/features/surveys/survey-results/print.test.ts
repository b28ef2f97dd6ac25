import { publishResults } from '@relish/shared/surveys/survey-results/publish.ts';
import { tally } from '@relish/shared/surveys/survey-results/tally.ts';
import { MIN_GROUP } from '@relish/shared/surveys/surveys/choices.ts';
import { Question } from '@relish/shared/surveys/surveys/contract.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { anAction } from '../../../testing/foreign-listening.ts';
import { countPages } from '../../../testing/pdf-pages.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { closeSurvey, collect, publishSurvey, GROUPED } from '../../../testing/survey-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { describeResults } from './describe-results.ts';
import type { Results } from './open-results.ts';

let t: TestApp;
let manager: TestUser;
beforeAll(async () => {
  t = await testApp();
  manager = await t.signIn();
});

const print = (id: string, by = manager) => t.call('survey-results/print', { id }, by);
const readText = async (id: string) =>
  pdfText(Buffer.from((await print(id)).body.base64 as string, 'base64'));

async function answer(id: string, count: number, answers: Record<string, string>) {
  for (let at = 0; at < count; at += 1) {
    // Keeps the test below the write limit.
    t.advance(1000);
    expect((await collect(t, manager, id, { answers })).status).toBe(200);
  }
}

describe('the results on paper', () => {
  it('N10: have no figure of a group under five, nor of the group that would reveal it', async () => {
    const id = await publishSurvey(t, manager, GROUPED);
    await answer(id, 9, { unit: 'oak', food: 'happy' });
    await answer(id, 7, { unit: 'elm', food: 'happy' });
    await answer(id, 2, { unit: 'ash', food: 'unhappy' });
    await closeSurvey(t, manager, id);
    const text = await readText(id);
    expect(text).toContain('Thefoodisgood.100%(9)under5under5');
    for (const hidden of ['(7)', '(2)', '0%('])
      expect(text.replace('100%(', '')).not.toContain(hidden);
    // It has no answers.
    expect(text).toContain('Fewerthanfiveanswers,notshownsothatnobodycanberecognised:Howlikely?');
  });

  it('have the response, what was done without names, and fit on two pages', async () => {
    const id = await publishSurvey(t, manager);
    await answer(id, 6, { food: 'happy', likely: '10' });
    await closeSurvey(t, manager, id);
    const { first_name, last_name } = (await t.call('me', {}, manager)).body;
    await t.call(
      'actions/add',
      {
        ...anAction(manager.id),
        source: 'survey',
        survey_id: id,
        said: `${first_name} ${last_name} brings cold soup.`,
      },
      manager,
    );
    const pdf = Buffer.from((await print(id)).body.base64 as string, 'base64');
    const text = pdfText(pdf);
    expect(countPages(pdf)).toBe(2);
    expect(text).toContain('Recommendationscore+100');
    expect(text).toContain('Whatwedidaboutit');
    expect(text).toContain('bringscoldsoup.');
    expect(text).not.toContain(`${first_name}${last_name}`);
  });

  it('are for those who see results, once they are published', async () => {
    const id = await publishSurvey(t, manager);
    expect((await print(id)).status).toBe(422);
    const volunteer = await t.signIn({
      carehomeId: manager.carehomeId,
      role: 'volunteer_external',
    });
    expect((await print(id, volunteer)).status).toBe(403);
  });
});

it('N10: shows no figure about fewer than five answers, whatever people answer', () => {
  const questions = GROUPED.questions.map((question) => Question.parse(question));
  const survey = { ...GROUPED, questions, is_always_open: false };
  const entry = fc.record({
    mode: fc.constantFrom('self' as const, 'proxy' as const),
    month: fc.constant(''),
    answers: fc.record(
      {
        unit: fc.constantFrom('oak', 'elm', 'ash'),
        food: fc.constantFrom('happy', 'ok', 'unhappy'),
        likely: fc.integer({ min: 0, max: 10 }).map(String),
      },
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
      const published = publishResults(survey, tally(survey, entries));
      const results = {
        survey: { ...survey, audience: 'resident', closed_on: '2026-11-01', attribution: null },
        by_mode: [],
        invited: null,
        response_rate: null,
        entries: 0,
        from_poster: 0,
        ...published,
      } as unknown as Results;
      const document = describeResults(
        { results, trends: [], actions: [] },
        { home: '', region: 'england', today: '2026-11-18', hide: (text) => text },
      );
      const cells = document.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
      const counts = [
        ...document.scales.flatMap(({ rows }) => rows.map(({ n }) => n)),
        ...cells.flatMap(({ text }) => /\((\d+)\)/.exec(text)?.[1] ?? []).map(Number),
      ];
      expect(counts.filter((count) => count < MIN_GROUP)).toEqual([]);
    }),
  );
});
