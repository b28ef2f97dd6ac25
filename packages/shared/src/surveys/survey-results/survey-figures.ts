import { percent } from '../../reports/figures/rounding.ts';
import { likedShare, type Figure, type FigureSet } from '../../reports/figures/totals.ts';
import type { SurveyAudience } from '../surveys/choices.ts';
import { recommendationScore } from './figures.ts';
import type { PublishedResults, QuestionResult } from './publish.ts';

interface ClosedSurvey {
  audience: SurveyAudience;
  /** Null when no one was invited one by one. */
  invited: number | null;
  /** Without answers from a poster. */
  entries: number;
  own: readonly QuestionResult[];
}

/**
 * K23 from published results only, so that it reveals nothing they do not. Staff recommend a place to work, which is
 * another question.
 */
export function surveyFiguresFrom(surveys: readonly ClosedSurvey[]): FigureSet {
  const asked = surveys.filter(({ invited }) => invited !== null);
  const invited = addUp(asked, (survey) => survey.invited ?? 0);
  const entries = addUp(asked, (survey) => Math.min(survey.entries, survey.invited ?? 0));
  const marks = surveys
    .filter(({ audience }) => audience !== 'staff')
    .flatMap(({ own }) => own.filter(({ score }) => score !== null));
  return {
    K23: { value: percent(entries, invited), n: invited },
    K23s: {
      value: recommendationScore(countOptions(marks)),
      n: addUp(marks, ({ n }) => n ?? 0),
    },
  };
}

export interface Liked {
  liked: number;
  ok: number;
  not_for_me: number;
}

const PULSE = 'liked';

/** Adds the activity pulse to K10: published months that lie within the period. */
export function pulseFrom(
  months: PublishedResults['months'],
  { from, to }: { from: string; to: string },
): Liked {
  const counts = countOptions(
    months
      .filter(({ month }) => `${month}-01` >= from && lastDay(month) <= to)
      .flatMap(({ questions }) => questions.filter(({ key }) => key === PULSE)),
  );
  return { liked: counts.liked ?? 0, ok: counts.ok ?? 0, not_for_me: counts.not_for_me ?? 0 };
}

/** K10 from records and the pulse together. */
export const likedWithPulse = (records: Liked, pulse: Liked): Figure =>
  likedShare({
    liked: records.liked + pulse.liked,
    ok: records.ok + pulse.ok,
    not_for_me: records.not_for_me + pulse.not_for_me,
  });

function countOptions(results: readonly QuestionResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { options } of results)
    for (const { code, count } of options) counts[code] = (counts[code] ?? 0) + count;
  return counts;
}

const addUp = <T>(all: readonly T[], value: (each: T) => number) =>
  all.reduce((total, each) => total + value(each), 0);

function lastDay(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10);
}
