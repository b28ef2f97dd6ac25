/** Domain 3.4; labels are in the web app. */

export const OBSERVATION_TYPES = [
  'wellbeing_change',
  'communication',
  'mobility_or_pain',
  'eating_drinking',
  'skin_or_injury_seen',
  'behaviour_distress',
  'new_interest',
  'memory_shared',
  'relationship',
  'equipment_need',
  'environment',
  'compliment',
  'concern',
] as const;
export type ObservationType = (typeof OBSERVATION_TYPES)[number];

export const OBSERVATION_ACTIONS = [
  'none',
  'told_nurse',
  'told_manager',
  'care_plan',
  'gp',
  'safeguarding',
] as const;
export type ObservationAction = (typeof OBSERVATION_ACTIONS)[number];

/** A remark, a manager's answer to an alert, or the end of a follow-up. */
export const ADDENDUM_KINDS = ['note', 'attended', 'settled'] as const;
export type AddendumKind = (typeof ADDENDUM_KINDS)[number];

/** Notifies managers; the database computes the same. */
export const needsAttention = ({
  type,
  action,
}: {
  type: ObservationType | null;
  action: ObservationAction | null;
}): boolean => type === 'concern' || type === 'skin_or_injury_seen' || action === 'safeguarding';
