import { percent } from './rounding.ts';

const PROMOTER = 9;
const DETRACTOR = 6;

/** K23: response rate and recommendation score (domain 6.5). */
export function surveyFigures({
  invited,
  entries,
  marks,
}: {
  invited: number;
  entries: number;
  marks: readonly number[];
}): { response: number | null; score: number | null } {
  const promoters = marks.filter((mark) => mark >= PROMOTER).length;
  const detractors = marks.filter((mark) => mark <= DETRACTOR).length;
  return {
    response: percent(Math.min(entries, invited), invited),
    score: marks.length === 0 ? null : Math.round((100 * (promoters - detractors)) / marks.length),
  };
}
