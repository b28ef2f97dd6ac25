import { percent } from './rounding.ts';
import type { SessionRow, StaffPartRow } from './rows.ts';

/** K20: share of staff involved, and share led by staff outside the activity team. */
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
    // A nurse beside the activity lead counts as leading too.
    if (part === 'led' && role !== null && role !== 'activity_lead') byOthers.add(report_id);
  }
  return { staff: staff.size, led_by_others: percent(byOthers.size, counted.size) };
}
