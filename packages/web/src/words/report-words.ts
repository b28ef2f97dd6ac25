import type {
  Attendance,
  DeclineReason,
  Engagement,
  Feedback,
  FeedbackSource,
  LeaderKind,
  Outcome,
  ReportFormat,
  ReportPlace,
  ReportStatus,
  ReportType,
  SupportLevel,
} from '@relish/shared/reports/reports/choices.ts';

import { m } from './m.ts';

export const ATTENDANCE_WORDS: Record<Attendance, () => string> = {
  took_part: m.reports_attendance_took_part,
  watched: m.reports_attendance_watched,
  left_early: m.reports_attendance_left_early,
  declined: m.reports_attendance_declined,
  asleep: m.reports_attendance_asleep,
  unwell: m.reports_attendance_unwell,
  care_or_appointment: m.reports_attendance_care_or_appointment,
  out_of_home: m.reports_attendance_out_of_home,
  own_activity: m.reports_attendance_own_activity,
  not_offered: m.reports_attendance_not_offered,
};

export const DECLINE_WORDS: Record<DeclineReason, () => string> = {
  not_interested: m.reports_decline_not_interested,
  tired: m.reports_decline_tired,
  pain: m.reports_decline_pain,
  time_of_day: m.reports_decline_time_of_day,
  noise_or_people: m.reports_decline_noise_or_people,
  mood: m.reports_decline_mood,
  own_company: m.reports_decline_own_company,
  other: m.reports_decline_other,
};

export const FEEDBACK_WORDS: Record<Feedback, () => string> = {
  liked: m.reports_feedback_liked,
  ok: m.reports_feedback_ok,
  not_for_me: m.reports_feedback_not_for_me,
  no_answer: m.reports_feedback_no_answer,
};

export const SOURCE_WORDS: Record<FeedbackSource, () => string> = {
  said: m.reports_source_said,
  shown: m.reports_source_shown,
};

export const SUPPORT_WORDS: Record<SupportLevel, () => string> = {
  independent: m.reports_support_independent,
  prompt: m.reports_support_prompt,
  shown: m.reports_support_shown,
  hand_under_hand: m.reports_support_hand_under_hand,
  full: m.reports_support_full,
};

export const OUTCOME_WORDS: Record<Outcome, () => string> = {
  enjoyed: m.reports_outcome_enjoyed,
  laughed: m.reports_outcome_laughed,
  talked_more: m.reports_outcome_talked_more,
  remembered: m.reports_outcome_remembered,
  moved_more: m.reports_outcome_moved_more,
  calm: m.reports_outcome_calm,
  comforted: m.reports_outcome_comforted,
  new_skill: m.reports_outcome_new_skill,
  proud: m.reports_outcome_proud,
  made_a_friend: m.reports_outcome_made_a_friend,
  ate_drank_more: m.reports_outcome_ate_drank_more,
  slept_better: m.reports_outcome_slept_better,
  expressed_faith: m.reports_outcome_expressed_faith,
  helped_others: m.reports_outcome_helped_others,
};

export const REPORT_PLACE_WORDS: Record<ReportPlace, () => string> = {
  own_room: m.reports_place_own_room,
  lounge: m.reports_place_lounge,
  dining_room: m.reports_place_dining_room,
  garden: m.reports_place_garden,
  activity_room: m.reports_place_activity_room,
  corridor: m.reports_place_corridor,
  community: m.reports_place_community,
  vehicle: m.reports_place_vehicle,
  other: m.reports_place_other,
};

export const REPORT_FORMAT_WORDS: Record<ReportFormat, () => string> = {
  one_to_one: m.reports_format_one_to_one,
  small_group: m.reports_format_small_group,
  group: m.reports_format_group,
  independent: m.reports_format_independent,
  drop_in: m.reports_format_drop_in,
};

export const LEADER_WORDS: Record<LeaderKind, () => string> = {
  staff: m.reports_leader_staff,
  relative: m.reports_leader_relative,
  volunteer: m.reports_leader_volunteer,
  external: m.reports_leader_external,
  resident: m.reports_leader_resident,
};

export const REPORT_TYPE_WORDS: Record<ReportType, () => string> = {
  quick: m.reports_type_quick,
  full: m.reports_type_full,
};

export const REPORT_STATUS_WORDS: Record<ReportStatus, () => string> = {
  submitted: m.reports_status_submitted,
  amended: m.reports_status_amended,
  voided: m.reports_status_voided,
};

/** Words, never numbers (domain 3.3). */
export const ENGAGEMENT_WORDS: Record<Engagement, () => string> = {
  0: m.reports_engagement_0,
  1: m.reports_engagement_1,
  2: m.reports_engagement_2,
  3: m.reports_engagement_3,
  4: m.reports_engagement_4,
};

/** Observable behaviour at each level. */
export const ENGAGEMENT_TEXTS: Record<Engagement, () => string> = {
  0: m.reports_engagement_0_text,
  1: m.reports_engagement_1_text,
  2: m.reports_engagement_2_text,
  3: m.reports_engagement_3_text,
  4: m.reports_engagement_4_text,
};

export const engagementWord = (engagement: Engagement | null): string =>
  engagement === null ? m.reports_engagement_null() : ENGAGEMENT_WORDS[engagement]();
