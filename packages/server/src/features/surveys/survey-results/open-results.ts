import { dayIn } from '@relish/shared/days.ts';
import type { surveyResultCalls } from '@relish/shared/surveys/survey-results/contract.ts';
import type { QuestionResult } from '@relish/shared/surveys/survey-results/publish.ts';
import type { z } from 'zod';

import { notFound } from '../../../core/app-error.ts';
import type { InHome, SignedIn } from '../../../core/handler.ts';
import { findSurvey, listComparable, type SurveyRecord } from '../surveys/public.ts';
import { listCounts, listTotals } from './queries.ts';
import { findResultState, readParticipation, readPublished, type Today } from './read-results.ts';

export type Results = z.output<(typeof surveyResultCalls)['survey-results/get']['output']>;
export type Trends = z.output<(typeof surveyResultCalls)['survey-results/trend']['output']>;

const MOST_COMPARED = 12;

/** The page and the PDF show this and nothing else, so that both hide the same (N10). */
export async function openResults(context: InHome, id: string): Promise<Results> {
  const { db, carehomeId } = context;
  const survey = await findOwn(context, id);
  const today = findToday(context);
  const counts = await listCounts(db, carehomeId, [id]);
  const totals = await listTotals(db, carehomeId, id);
  const { time_zone } = today;
  const toDay = (at: string | null) => at && dayIn(time_zone, new Date(at));
  return {
    survey: {
      ...survey,
      opened_on: toDay(survey.opened_at),
      closed_on: toDay(survey.closed_at),
    },
    state: findResultState(survey, today),
    not_counted: survey.not_counted,
    ...readParticipation(survey, totals),
    ...readPublished(survey, counts.get(id) ?? [], today),
  };
}

export async function openTrend(context: InHome, id: string): Promise<Trends> {
  const { db, carehomeId } = context;
  const survey = await findOwn(context, id);
  const today = findToday(context);
  const surveys = survey.is_always_open ? [survey] : await listWithEarlier(context, survey);
  const counts = await listCounts(
    db,
    carehomeId,
    surveys.map((each) => each.id),
  );
  const cuts = surveys.flatMap((each) => {
    const results = readPublished(each, counts.get(each.id) ?? [], today);
    const of = { survey_id: each.id, title: each.title };
    return each.is_always_open
      ? results.months.map(({ month, questions }) => ({ ...of, when: month, questions }))
      : [
          {
            ...of,
            when: dayIn(today.time_zone, new Date(each.closed_at ?? '')),
            questions: results.own,
          },
        ];
  });
  return survey.questions.map(({ key, type }) => ({
    question_key: key,
    points: cuts.flatMap(({ questions, ...of }) => {
      // The same key with another scale is another question.
      const result = questions.find((each) => each.key === key && each.type === type);
      return result ? [{ ...of, ...toPoint(result) }] : [];
    }),
  }));
}

export const findToday = ({ user, now }: SignedIn): Today => ({
  time_zone: user.carehome.time_zone,
  now,
});

export async function findOwn({ db, carehomeId }: InHome, id: string): Promise<SurveyRecord> {
  const survey = await findSurvey(db, carehomeId, id);
  if (!survey) throw notFound();
  return survey;
}

async function listWithEarlier({ db, carehomeId }: InHome, survey: SurveyRecord) {
  if (survey.counted_at === null || survey.closed_at === null) return [];
  const { audience, closed_at } = survey;
  const earlier = await listComparable(db, carehomeId, {
    audience,
    before: closed_at,
    count: MOST_COMPARED,
  });
  return earlier.toReversed();
}

function toPoint(result: QuestionResult) {
  const { n, is_suppressed, is_grey, top_two, mean, score, options } = result;
  const happy = options.find(({ code }) => code === 'happy')?.percent ?? null;
  return {
    n,
    is_suppressed,
    is_grey,
    top_two,
    mean,
    score,
    happy: result.type === 'faces3' ? happy : null,
  };
}
