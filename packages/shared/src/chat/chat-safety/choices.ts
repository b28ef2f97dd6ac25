/** Why a reader reports a message; words are in the web app. */
export const REPORT_REASONS = ['at_risk', 'unkind', 'private', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A report by a reader, or words that a manager should know of. */
export const ALERT_KINDS = ['report', 'words'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const ALERT_STATES = ['open', 'settled'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

export const SAFETY_LIMITS = {
  note: 500,
  reason: 500,
  outcome: 1000,
  page: 50,
  /** A pause is reviewed at least this often. */
  pause_days: 92,
} as const;
