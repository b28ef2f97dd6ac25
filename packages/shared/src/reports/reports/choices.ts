/** Domain 3.2. Stored and sent as they are; labels are in the web app. */

export const REPORT_FORMATS = [
  'one_to_one',
  'small_group',
  'group',
  'independent',
  'drop_in',
] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export const REPORT_PLACES = [
  'own_room',
  'lounge',
  'dining_room',
  'garden',
  'activity_room',
  'corridor',
  'community',
  'vehicle',
  'other',
] as const;
export type ReportPlace = (typeof REPORT_PLACES)[number];

export const LEADERS = ['staff', 'relative', 'volunteer', 'external', 'resident'] as const;
export type LeaderKind = (typeof LEADERS)[number];

export const REPORT_TYPES = ['quick', 'full'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** Drafts never leave the device. */
export const REPORT_STATUSES = ['submitted', 'amended', 'voided'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const ATTENDANCES = [
  'took_part',
  'watched',
  'left_early',
  'declined',
  'asleep',
  'unwell',
  'care_or_appointment',
  'out_of_home',
  'own_activity',
  'not_offered',
] as const;
export type Attendance = (typeof ATTENDANCES)[number];

export const PRESENT = ['took_part', 'watched', 'left_early'] as const satisfies Attendance[];
/** Present, however engaged. */
export const isPresent = (attendance: Attendance): boolean =>
  (PRESENT as readonly Attendance[]).includes(attendance);
/** Domain 4.3: asleep, unwell, at care or out is not an offer. */
export const isOffer = (attendance: Attendance): boolean =>
  isPresent(attendance) || attendance === 'declined';

export const DECLINE_REASONS = [
  'not_interested',
  'tired',
  'pain',
  'time_of_day',
  'noise_or_people',
  'mood',
  'own_company',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const FEEDBACKS = ['liked', 'ok', 'not_for_me', 'no_answer'] as const;
export type Feedback = (typeof FEEDBACKS)[number];

export const FEEDBACK_SOURCES = ['said', 'shown'] as const;
export type FeedbackSource = (typeof FEEDBACK_SOURCES)[number];

export const SUPPORT_LEVELS = [
  'independent',
  'prompt',
  'shown',
  'hand_under_hand',
  'full',
] as const;
export type SupportLevel = (typeof SUPPORT_LEVELS)[number];

export const OUTCOMES = [
  'enjoyed',
  'laughed',
  'talked_more',
  'remembered',
  'moved_more',
  'calm',
  'comforted',
  'new_skill',
  'proud',
  'made_a_friend',
  'ate_drank_more',
  'slept_better',
  'expressed_faith',
  'helped_others',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Without a decision the family does not see a moment of distress. */
export const FAMILY_DECISIONS = ['share', 'keep'] as const;
export type FamilyDecision = (typeof FAMILY_DECISIONS)[number];

/** Older records keep the version of their scale. */
export const SCALE_VERSION = 1;
export const ENGAGEMENTS = [0, 1, 2, 3, 4] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];
export const MOODS = [1, 2, 3, 4, 5] as const;
export type Mood = (typeof MOODS)[number];

export const REPORT_LIMITS = {
  people: 60,
  photos: 10,
  minutes: 480,
  outcomes: 5,
  leaders: 6,
  helpers: 12,
  pence: 10_000_000,
} as const;
