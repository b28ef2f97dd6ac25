import { addDays } from '../../days.ts';
import type { FeedbackStage } from './choices.ts';

const SATURDAY = 6;
const SUNDAY = 0;

const isWeekend = (day: string) =>
  [SATURDAY, SUNDAY].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day that many working days after a day; the day itself does not count. */
export function addWorkingDays(day: string, count: number, holidays: ReadonlySet<string>): string {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (!isWeekend(reached) && !holidays.has(reached)) left -= 1;
  }
  return reached;
}

interface Dates {
  acknowledge_by: string | null;
  answer_by: string | null;
  acknowledged_on: string | null;
  answered_on: string | null;
}

export function feedbackStage({ acknowledged_on, answered_on }: Dates): FeedbackStage {
  if (answered_on !== null) return 'answered';
  return acknowledged_on === null ? 'received' : 'acknowledged';
}

/** The next promised step, or null if nothing is promised any more. */
export function nextDue(dates: Dates): { step: 'acknowledge' | 'answer'; by: string } | null {
  if (dates.answered_on !== null || dates.answer_by === null) return null;
  if (dates.acknowledged_on === null && dates.acknowledge_by !== null)
    return dates.acknowledge_by < dates.answer_by
      ? { step: 'acknowledge', by: dates.acknowledge_by }
      : { step: 'answer', by: dates.answer_by };
  return { step: 'answer', by: dates.answer_by };
}

/** Late from the day after the promised one. */
export const isOverdue = (dates: Dates, today: string): boolean => {
  const due = nextDue(dates);
  return due !== null && due.by < today;
};
