import type { Category } from '../activities/choices.ts';
import type {
  Attendance,
  Engagement,
  Feedback,
  Mood,
  ReportFormat,
  ReportPlace,
} from '../reports/choices.ts';

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
