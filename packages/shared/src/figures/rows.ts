import type { Category } from '../activities/choices.ts';
import type { Stance } from '../interests/taxonomy.ts';
import type {
  Attendance,
  Engagement,
  Feedback,
  Mood,
  ReportFormat,
  ReportPlace,
} from '../reports/choices.ts';
import type { Role } from '../roles.ts';

/** A session that counts: submitted or amended, not voided (domain 4.2). */
export interface SessionRow {
  report_id: string;
  /** The home's own day on which it began. */
  day: string;
  started_at: string;
  category: Category;
  format: ReportFormat;
  place: ReportPlace | null;
  recorded_late: boolean;
}

/** How such a session was for one person. */
export interface ParticipationRow {
  report_id: string;
  resident_id: string;
  day: string;
  started_at: string;
  minutes: number;
  category: Category;
  format: ReportFormat;
  place: ReportPlace | null;
  attendance: Attendance;
  engagement: Engagement | null;
  mood_before: Mood | null;
  mood_after: Mood | null;
  feedback: Feedback | null;
}

/** Both days included. */
export interface Period {
  from: string;
  to: string;
}

export type DistressRow = Pick<ParticipationRow, 'attendance'> & { distress: boolean };

/** With the interests that the activity is linked to; something with a title of its own has none. */
export type LinkedRow = Pick<ParticipationRow, 'resident_id' | 'attendance'> & {
  interest_codes: readonly string[];
};

export interface InterestRow {
  resident_id: string;
  interest_code: string;
  stance: Stance;
}

/** Somebody's final ability check; drafts and superseded ones are none. */
export interface CheckRow {
  resident_id: string;
  review_due: string | null;
}

/** How much of About me is filled, in percent. */
export interface AboutMeRow {
  resident_id: string;
  move_in_date: string;
  completeness: number;
  /** By the end of the 28th day after moving in. */
  completeness_after_28_days: number;
}

/** A member of staff in one session; others who led or helped have no row. */
export interface StaffPartRow {
  report_id: string;
  staff_id: string;
  part: 'led' | 'helped';
  /** Null when it is no longer known. */
  role: Role | null;
}

export interface WishRow {
  made_on: string;
  granted_on: string | null;
  /** Let go without being granted: changed their mind, moved out, died. */
  closed_on: string | null;
}

export interface CostRow {
  cost_pence: number | null;
}
