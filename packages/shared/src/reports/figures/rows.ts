import type { Category } from '../../library/activities/choices.ts';
import type { Stance } from '../../residents/interests/taxonomy.ts';
import type { Role } from '../../roles.ts';
import type {
  Attendance,
  Engagement,
  Feedback,
  Mood,
  ReportFormat,
  ReportPlace,
} from '../reports/choices.ts';

/** Submitted or amended, not void (domain 4.2). */
export interface SessionRow {
  report_id: string;
  /** In the home's time zone. */
  day: string;
  started_at: string;
  category: Category;
  format: ReportFormat;
  place: ReportPlace | null;
  recorded_late: boolean;
}

/** One resident's part in a session. */
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

export type DistressRow = Pick<ParticipationRow, 'attendance'> & { distress: boolean };

/** Interests of the activity; none for own titles. */
export type LinkedRow = Pick<ParticipationRow, 'resident_id' | 'attendance'> & {
  interest_codes: readonly string[];
};

export interface InterestRow {
  resident_id: string;
  interest_code: string;
  stance: Stance;
}

/** The current check, neither draft nor superseded. */
export interface CheckRow {
  resident_id: string;
  review_due: string | null;
}

/** Completeness of About me in per cent. */
export interface AboutMeRow {
  resident_id: string;
  move_in_date: string;
  completeness: number;
  /** By the end of the 28th day after moving in. */
  completeness_after_28_days: number;
}

/** Staff only; external leaders and helpers have no row. */
export interface StaffPartRow {
  report_id: string;
  staff_id: string;
  part: 'led' | 'helped';
  /** Null if no longer known. */
  role: Role | null;
}

export interface WishRow {
  made_on: string;
  granted_on: string | null;
  /** Closed without being granted: withdrawn, moved out, died. */
  closed_on: string | null;
}

export interface CostRow {
  cost_pence: number | null;
}
