import { publishResults } from '@relish/shared/surveys/survey-results/publish.ts';
import { type CountedEntry, tally } from '@relish/shared/surveys/survey-results/tally.ts';
import type { Question } from '@relish/shared/surveys/surveys/contract.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import {
  aSurvey,
  closeSurvey,
  collect,
  publishSurvey,
  GROUPED,
} from '../../../testing/survey-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { joinCarehome } from '../../accounts/people/public.ts';

let t: TestApp;
let manager: TestUser;
beforeAll(async () => {
  t = await testApp();
  manager = await t.signIn();
});

const results = async (id: string, by = manager) =>
  (await t.call('survey-results/get', { id }, by)).body;
const tend = async (survey_id: string) => {
  const payload = { carehome_id: manager.carehomeId, survey_id };
  await t.database.system((db) =>
    db.insertInto('jobs').values({ kind: 'tend-survey', payload, run_at: t.now() }).execute(),
  );
  await t.jobs.runDue();
};
const collectMany = async (id: string, count: number, rest: Parameters<typeof collect>[3] = {}) => {
  for (let at = 0; at < count; at += 1) {
    // Keeps the test below the write limit.
    t.advance(1000);
    expect((await collect(t, manager, id, rest)).status).toBe(200);
  }
};
const find = (all: { key: string; n: number | null }[], key: string) =>
  all.find((each) => each.key === key);

describe('results', () => {
  it('are published once, after the survey has closed', async () => {
    const id = await publishSurvey(t, manager);
    await collectMany(id, 6);
    await tend(id);
    expect(await results(id)).toMatchObject({ state: 'open', entries: 6, own: [] });
    await closeSurvey(t, manager, id);
    const published = await results(id);
    expect(published.state).toBe('published');
    expect(find(published.own, 'food')?.n).toBe(6);
  });

  it('say nothing about four answers', async () => {
    const id = await publishSurvey(t, manager);
    await collectMany(id, 4, { answers: { food: 'happy', wish: 'A dog' } });
    await closeSurvey(t, manager, id);
    expect(find((await results(id)).own, 'food')?.n).toBeNull();
    const texts = (await t.call('survey-results/texts', { id }, manager)).body;
    expect(texts).toMatchObject({ is_suppressed: true, texts: [] });
  });

  it('equal the pure functions for random answers, counted in random batches', async () => {
    const answers = fc.record(
      {
        unit: fc.constantFrom('oak', 'elm', 'ash', 'prefer_not'),
        food: fc.constantFrom('happy', 'ok', 'unhappy', 'not_applicable'),
        likely: fc.integer({ min: 0, max: 10 }).map(String),
      },
      { requiredKeys: [] },
    );
    const entry = fc.record({ mode: fc.constantFrom('self', 'paper', 'proxy'), answers });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(entry, fc.boolean()), { minLength: 10, maxLength: 30 }),
        async (entries) => {
          const id = await publishSurvey(t, manager, GROUPED);
          for (const [{ mode, answers: given }, countsNow] of entries) {
            const helper_role = mode === 'proxy' ? 'relative' : null;
            await collectMany(id, 1, { mode, helper_role, answers: given } as never);
            if (countsNow) await tend(id);
          }
          await closeSurvey(t, manager, id);
          const { survey, own, proxy, groups } = await results(id);
          const asked = { ...(survey as { questions: Question[]; group_key: string }) };
          const rows = tally(
            asked,
            entries.map(([each]): CountedEntry => ({ ...each, month: '' })),
          );
          const expected = publishResults({ ...asked, is_always_open: false }, rows);
          expect({ own, proxy, groups, months: [] }).toEqual(expected);
        },
      ),
      { numRuns: 4 },
    );
  });

  it('count answers by proxy and from posters apart from the response rate', async () => {
    const id = await publishSurvey(t, manager);
    await collectMany(id, 5);
    await collectMany(id, 5, {
      mode: 'proxy',
      helper_role: 'relative',
      answers: { food: 'unhappy' },
    });
    await closeSurvey(t, manager, id);
    const { own, proxy, by_mode, entries } = await results(id);
    expect([find(own, 'food')?.n, find(proxy, 'food')?.n, entries]).toEqual([5, 5, 10]);
    expect(by_mode).toContainEqual({ mode: 'proxy', entries: 5 });
  });
});

/** Signs in again, because sessions end after a month. */
const goToNextMonth = async () => {
  t.advance(days(31));
  manager = await t.signIn({ carehomeId: manager.carehomeId });
};

describe('a survey that is always open', () => {
  it('publishes months that are over, each with five answers or more', async () => {
    const id = await publishSurvey(t, manager, { is_always_open: true, closes_on: null });
    await collectMany(id, 3);
    await tend(id);
    await goToNextMonth();
    await collectMany(id, 2);
    await tend(id);
    expect(await results(id)).toMatchObject({ state: 'published', months: [], own: [] });
    await goToNextMonth();
    const { months } = await results(id);
    expect(months).toHaveLength(1);
    expect(find(months[0].questions, 'food')?.n).toBe(5);
    await collectMany(id, 2);
    await closeSurvey(t, manager, id);
    const after = await results(id);
    expect(after.months).toEqual(months);
    expect(after.not_counted).toBe(2);
  });
});

describe('answers in people’s own words', () => {
  it('are read by managers only, with names hidden, and can be given themes', async () => {
    const home = await t.signIn();
    const id = await publishSurvey(t, home);
    for (let at = 0; at < 5; at += 1)
      await collect(t, home, id, { answers: { wish: `Kim Sharma was kind to me ${at}` } });
    await closeSurvey(t, home, id);
    const read = () => t.call('survey-results/texts', { id }, home);
    const { texts } = (await read()).body as { texts: { id: string; text: string }[] };
    expect(texts).toHaveLength(5);
    expect(texts.map(({ text }) => text).join()).not.toMatch(/Kim|Sharma/);
    const [first, second] = texts.map((text) => text.id) as [string, string];
    for (const text_id of [first, second])
      await t.call('survey-results/mark', { text_id, theme: 'Kindness' }, home);
    expect((await read()).body.themes).toEqual([{ theme: 'Kindness', count: 2 }]);
    const carer = await t.signIn({ role: 'carer', carehomeId: home.carehomeId });
    expect((await t.call('survey-results/texts', { id }, carer)).status).toBe(403);
    expect((await t.call('survey-results/get', { id }, carer)).status).toBe(200);
  });
});

describe('comparisons', () => {
  it('show the same question in earlier surveys of the home, oldest first', async () => {
    const home = await t.signIn();
    const ids: string[] = [];
    for (const food of ['ok', 'happy']) {
      const id = await publishSurvey(t, home);
      for (let at = 0; at < 5; at += 1) await collect(t, home, id, { answers: { food } });
      await closeSurvey(t, home, id);
      t.advance(days(1));
      ids.push(id);
    }
    const trend = (await t.call('survey-results/trend', { id: ids[1] ?? '' }, home)).body as {
      question_key: string;
      points: object[];
    }[];
    expect(trend.find(({ question_key }) => question_key === 'food')?.points).toMatchObject([
      { survey_id: ids[0], happy: 0, n: 5, is_grey: true },
      { survey_id: ids[1], happy: 100, n: 5 },
    ]);
    const earlier = (await t.call('survey-results/trend', { id: ids[0] ?? '' }, home)).body;
    expect(earlier[0].points).toHaveLength(1);
  });

  it('N2: show only homes in which the user manages surveys', async () => {
    const admin = await t.signIn({ role: 'org_admin' });
    const [second, stranger] = [await t.signIn(), await t.signIn()];
    await t.database.system((db) =>
      joinCarehome(db, second.carehomeId, {
        user_id: admin.id,
        role: 'org_admin',
        started_at: t.now(),
      }),
    );
    const survey = aSurvey();
    const add = (carehome_ids: string[]) => t.call('surveys/add', { survey, carehome_ids }, admin);
    expect((await add([stranger.carehomeId])).status).toBe(404);
    const id = (await add([second.carehomeId])).body.id as string;
    expect((await t.call('surveys/publish', { id }, admin)).status).toBe(200);
    await t.jobs.runDue();
    const { body } = await t.call('survey-results/compare', { id }, admin);
    const homes = (body as { carehome_id: string; state: string }[]).map(
      (home) => `${home.carehome_id} ${home.state}`,
    );
    expect(new Set(homes)).toEqual(
      new Set([admin, second].map(({ carehomeId }) => `${carehomeId} open`)),
    );
    const theirs = (await t.call('surveys/list', {}, second)).body as {
      id: string;
      homes: number;
    }[];
    expect(theirs).toMatchObject([{ homes: 2, state: 'open' }]);
  });
});
