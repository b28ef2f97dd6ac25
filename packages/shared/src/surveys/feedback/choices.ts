export const FEEDBACK_KINDS = ['complaint', 'concern', 'compliment'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

export const RECEIVED_BY = [
  'in_person',
  'phone',
  'letter',
  'email',
  'chat',
  'survey',
  'meeting',
] as const;
export type ReceivedBy = (typeof RECEIVED_BY)[number];

export const FEEDBACK_FROM = [
  'resident',
  'relative',
  'visitor',
  'staff',
  'professional',
  'anonymous',
] as const;
export type FeedbackFrom = (typeof FEEDBACK_FROM)[number];

export const FEEDBACK_AREAS = [
  'care',
  'staff',
  'activities',
  'food',
  'rooms',
  'laundry',
  'information',
  'safety',
  'other',
] as const;
export type FeedbackArea = (typeof FEEDBACK_AREAS)[number];

export const FEEDBACK_OUTCOMES = ['upheld', 'partly_upheld', 'not_upheld', 'withdrawn'] as const;
export type FeedbackOutcome = (typeof FEEDBACK_OUTCOMES)[number];

/** Whether the duty of candour applies is a decision of its own, whatever the outcome. */
export const CANDOUR = ['not_decided', 'does_not_apply', 'applies'] as const;
export type Candour = (typeof CANDOUR)[number];

export const FEEDBACK_STAGES = ['received', 'acknowledged', 'answered'] as const;
export type FeedbackStage = (typeof FEEDBACK_STAGES)[number];

export const FEEDBACK_FILTERS = ['all', 'open', 'overdue'] as const;
export type FeedbackFilter = (typeof FEEDBACK_FILTERS)[number];

export const FEEDBACK_LIMITS = {
  from_name: 80,
  said: 4000,
  answer: 4000,
  candour_note: 2000,
  learning: 2000,
  reason: 500,
  about_staff: 10,
  page: 50,
  changes: 100,
  /** Received at most this many days ago. */
  daysBack: 365,
  acknowledgeDays: 20,
  answerDays: 120,
} as const;

/** The usual promise; law sets no deadline, so each home can change it. */
export const USUAL_PROMISE = { acknowledge_working_days: 3, answer_days: 28 } as const;
