import { percent } from './rounding.ts';

/** Whether a current assessment existed when the session began. */
export interface AssessedRow {
  had_current: boolean;
}

export const riskAssessments = (
  reviewDates: readonly string[],
  sessions: readonly AssessedRow[],
  today: string,
): { overdue: number; covered: number | null } => ({
  overdue: reviewDates.filter((due) => due < today).length,
  covered: percent(sessions.filter(({ had_current }) => had_current).length, sessions.length),
});
