import { percent } from './rounding.ts';

/** A session that needed a risk assessment, and whether a current one was there when it began. */
export interface AssessedRow {
  had_current: boolean;
}

/** K22: how many are overdue, and how often what needed one had it. */
export const riskAssessments = (
  reviewDates: readonly string[],
  sessions: readonly AssessedRow[],
  today: string,
): { overdue: number; covered: number | null } => ({
  overdue: reviewDates.filter((due) => due < today).length,
  covered: percent(sessions.filter(({ had_current }) => had_current).length, sessions.length),
});
