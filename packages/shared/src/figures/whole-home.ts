import { percent } from './rounding.ts';
import type { SessionRow, StaffPartRow } from './rows.ts';

/** K20: how many of the staff are part of it, and how much is led by those whose job it is not. */
export function wholeHome(
  sessions: readonly Pick<SessionRow, 'report_id'>[],
  parts: readonly StaffPartRow[],
): { staff: number; led_by_others: number | null } {
  const counted = new Set(sessions.map(({ report_id }) => report_id));
  const staff = new Set<string>();
  const byOthers = new Set<string>();
  for (const { report_id, staff_id, part, role } of parts) {
    if (!counted.has(report_id)) continue;
    staff.add(staff_id);
    // A nurse beside the activity lead has led it too.
    if (part === 'led' && role !== null && role !== 'activity_lead') byOthers.add(report_id);
  }
  return { staff: staff.size, led_by_others: percent(byOthers.size, counted.size) };
}
