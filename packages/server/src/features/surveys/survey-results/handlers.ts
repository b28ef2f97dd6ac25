import { isManagerRole } from '@relish/shared/permissions.ts';
import type { surveyResultCalls } from '@relish/shared/surveys/survey-results/contract.ts';
import { MIN_GROUP } from '@relish/shared/surveys/surveys/choices.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { findSurvey, listSet } from '../surveys/public.ts';
import { hidingEveryone } from './hide-everyone.ts';
import { findOwn, findToday, openResults, openTrend } from './open-results.ts';
import { printResults } from './print.ts';
import { findTextSurvey, listCounts, listTexts, listTotals, setTheme } from './queries.ts';
import {
  findFirstOpenMonth,
  findResultState,
  readParticipation,
  readPublished,
} from './read-results.ts';

export const surveyResultHandlers: Handlers<typeof surveyResultCalls> = {
  'survey-results/get': (context, { id }) => openResults(context, id),

  'survey-results/texts': {
    staged: async (context, { id }) => {
      const { transaction, system, carehomeId } = context;
      const today = findToday(context);
      const read = await transaction(async (db) => {
        const survey = await findOwn({ ...context, db }, id);
        const state = findResultState(survey, today);
        const total = (await listTotals(db, carehomeId, id)).reduce((sum, { n }) => sum + n, 0);
        const is_suppressed = total < MIN_GROUP;
        const before = findFirstOpenMonth(survey, today);
        const isShown = state === 'published' && !is_suppressed;
        return {
          survey,
          state,
          is_suppressed,
          rows: isShown ? await listTexts(db, carehomeId, id, before) : [],
        };
      });
      const { survey, rows, state, is_suppressed } = read;
      // Writing "I, Kim, think" must not undo the anonymity of a survey.
      const hide =
        survey.anonymous && rows.length > 0
          ? await system((db) => hidingEveryone(db, carehomeId))
          : (text: string) => text;
      const texts = rows.map(({ question, text, ...row }) => {
        const shown = hide(text);
        return { ...row, question_key: question, text: shown, hides_names: shown !== text };
      });
      return { state, is_suppressed, texts, themes: countThemes(texts) };
    },
  },

  'survey-results/mark': async (context, { text_id, theme }) => {
    const { db, carehomeId } = context;
    const text = await findTextSurvey(db, carehomeId, text_id);
    if (!text) throw notFound();
    const survey = await findOwn(context, text.survey_id);
    const today = findToday(context);
    if (
      findResultState(survey, today) !== 'published' ||
      text.month >= findFirstOpenMonth(survey, today)
    )
      throw notFound();
    if (survey.archived_at !== null) throw invalid({ theme: ['This survey has been archived.'] });
    await setTheme(db, carehomeId, text_id, theme);
    return {};
  },

  'survey-results/trend': (context, { id }) => openTrend(context, id),

  'survey-results/print': { staged: printResults },

  'survey-results/compare': {
    staged: async (context, { id }) => {
      const { transaction, system, now, user } = context;
      const survey = await transaction((db) => findOwn({ ...context, db }, id));
      const homes = user.carehomes.filter(({ role }) => isManagerRole(role)).map((home) => home.id);
      return system(async (db) => {
        const compared = [];
        for (const copy of await listSet(db, homes, survey.set_id)) {
          const { carehome_id, home, time_zone } = copy;
          const theirs = await findSurvey(db, carehome_id, copy.id);
          if (!theirs) continue;
          const today = { time_zone, now };
          const counts = await listCounts(db, carehome_id, [copy.id]);
          const totals = await listTotals(db, carehome_id, copy.id);
          const { own } = readPublished(theirs, counts.get(copy.id) ?? [], today);
          const { entries, invited, response_rate } = readParticipation(theirs, totals);
          const state = findResultState(theirs, today);
          compared.push({ carehome_id, home, state, entries, invited, response_rate, own });
        }
        return compared;
      });
    },
  },
};

function countThemes(texts: readonly { theme: string | null }[]) {
  const counts = new Map<string, number>();
  for (const { theme } of texts)
    if (theme !== null) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts]
    .map(([theme, count]) => ({ theme, count }))
    .toSorted((one, other) => other.count - one.count || (one.theme < other.theme ? -1 : 1));
}
