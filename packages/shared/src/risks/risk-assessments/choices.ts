/** Stored and sent as they are; labels are in the web app. */

export const RISK_KINDS = [
  'activity',
  'event_outing',
  'resident_specific',
  'environment',
  'animal_visit',
  'external_provider',
] as const;
export type RiskKind = (typeof RISK_KINDS)[number];

/** Stored; expired follows from the review date. */
export const RISK_STATUSES = ['draft', 'awaiting_approval', 'approved', 'archived'] as const;
export type RiskStatus = (typeof RISK_STATUSES)[number];

export const DECISIONS = ['proceed', 'proceed_with_controls', 'do_not_proceed'] as const;
export type Decision = (typeof DECISIONS)[number];

export const PEOPLE_AT_RISK = [
  'residents',
  'staff',
  'visitors',
  'children',
  'volunteers',
  'public',
  'animals',
] as const;
export type PersonAtRisk = (typeof PEOPLE_AT_RISK)[number];

/** Where a prefilled line or fact comes from, shown until the assessor confirms it. */
export const LINE_SOURCES = [
  'guide',
  'template',
  'equipment',
  'place',
  'performer',
  'resident',
  'copy',
  'assessor',
] as const;

export const RISK_LIMITS = {
  title: { min: 3, max: 120 },
  description: 1000,
  location: 120,
  benefits: { min: 10, max: 500 },
  view: 500,
  reason: 500,
  hazard: 120,
  how: 300,
  controls: 500,
  lines: 30,
  people: 60,
  plan: 1000,
  ratio: 160,
  note: 300,
} as const;
