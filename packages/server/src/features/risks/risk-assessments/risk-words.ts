import type {
  Decision,
  PersonAtRisk,
  RiskKind,
  RiskStatus,
} from '@relish/shared/risks/risk-assessments/choices.ts';
import type { Band } from '@relish/shared/risks/risk-assessments/matrix.ts';

/** Printed words, the same as on screens. */

export const BAND_WORDS: Record<Band, string> = {
  low: 'Low',
  moderate: 'Moderate',
  high: 'High',
  extreme: 'Extreme',
};

export const KIND_WORDS: Record<RiskKind, string> = {
  activity: 'Activity',
  event_outing: 'Event or outing',
  resident_specific: 'One resident',
  environment: 'Place',
  animal_visit: 'Animal visit',
  external_provider: 'Outside provider',
};

export const STATUS_WORDS: Record<RiskStatus, string> = {
  draft: 'Draft',
  awaiting_approval: 'Awaiting approval',
  approved: 'Approved',
  archived: 'Archived',
};

export const DECISION_WORDS: Record<Decision, string> = {
  proceed: 'Go ahead.',
  proceed_with_controls: 'Go ahead with the controls above.',
  do_not_proceed: 'Do not go ahead for now.',
};

export const PEOPLE_WORDS: Record<PersonAtRisk, string> = {
  residents: 'residents',
  staff: 'staff',
  visitors: 'visitors',
  children: 'children',
  volunteers: 'volunteers',
  public: 'members of the public',
  animals: 'animals',
};
