import type {
  RiskLine,
  SendProblem,
} from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import type {
  Decision,
  PersonAtRisk,
  RiskKind,
  RiskStatus,
} from '@relish/shared/risks/risk-assessments/choices.ts';
import type { listLineProblems } from '@relish/shared/risks/risk-assessments/line-rules.ts';
import {
  type Band,
  findBand,
  LIKELIHOODS,
  type RiskLevel,
  SEVERITIES,
} from '@relish/shared/risks/risk-assessments/matrix.ts';

import { HAZARD_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import type { RiskAssessment, RiskRow } from './api.ts';

export const KIND_WORDS: Record<RiskKind, () => string> = {
  activity: m.risks_kind_activity,
  event_outing: m.risks_kind_event_outing,
  resident_specific: m.risks_kind_resident_specific,
  environment: m.risks_kind_environment,
  animal_visit: m.risks_kind_animal_visit,
  external_provider: m.risks_kind_external_provider,
};

export const STATUS_WORDS: Record<RiskStatus, () => string> = {
  draft: m.risks_status_draft,
  awaiting_approval: m.risks_status_awaiting_approval,
  approved: m.risks_status_approved,
  archived: m.risks_status_archived,
};

export const BAND_WORDS: Record<Band, () => string> = {
  low: m.risks_band_low,
  moderate: m.risks_band_moderate,
  high: m.risks_band_high,
  extreme: m.risks_band_extreme,
};

export const BAND_RULES: Record<Band, () => string> = {
  low: m.risks_band_rule_low,
  moderate: m.risks_band_rule_moderate,
  high: m.risks_band_rule_high,
  extreme: m.risks_band_rule_extreme,
};

export const REVIEW_WORDS: Record<RiskRow['review_state'], () => string> = {
  current: m.risks_review_current,
  due_soon: m.risks_review_due_soon,
  expired: m.risks_review_expired,
};

export const PEOPLE_WORDS: Record<PersonAtRisk, () => string> = {
  residents: m.risks_people_residents,
  staff: m.risks_people_staff,
  visitors: m.risks_people_visitors,
  children: m.risks_people_children,
  volunteers: m.risks_people_volunteers,
  public: m.risks_people_public,
  animals: m.risks_people_animals,
};

export const DECISION_WORDS: Record<Decision, () => string> = {
  proceed: m.risks_decision_proceed,
  proceed_with_controls: m.risks_decision_proceed_with_controls,
  do_not_proceed: m.risks_decision_do_not_proceed,
};

export const DECISION_HINTS: Record<Decision, () => string> = {
  proceed: m.risks_decision_proceed_text,
  proceed_with_controls: m.risks_decision_proceed_with_controls_text,
  do_not_proceed: m.risks_decision_do_not_proceed_text,
};

export const SOURCE_WORDS: Record<RiskLine['source'], () => string> = {
  guide: m.risks_source_guide,
  template: m.risks_source_template,
  equipment: m.risks_source_equipment,
  place: m.risks_source_place,
  performer: m.risks_source_performer,
  resident: m.risks_source_resident,
  copy: m.risks_source_copy,
  assessor: m.risks_source_assessor,
};

export const LINE_PROBLEM_WORDS: Record<ReturnType<typeof listLineProblems>[number], () => string> =
  {
    higher_after: m.risks_problem_higher_after,
    lower_without_control: m.risks_problem_lower_without_control,
    high_without_control: m.risks_problem_high_without_control,
  };

export const SEND_PROBLEM_WORDS: Record<SendProblem, () => string> = {
  lines: m.risks_todo_lines,
  unconfirmed: m.risks_todo_unconfirmed,
  line_rules: m.risks_todo_line_rules,
  decision: m.risks_todo_decision,
  decision_reason: m.risks_todo_decision_reason,
  person_view: m.risks_todo_person_view,
  emergency_plan: m.risks_todo_emergency_plan,
  staffing_ratio: m.risks_todo_staffing_ratio,
};

export const REFUSAL_WORDS: Record<NonNullable<RiskAssessment['why_not_approve']>, () => string> = {
  conflict: m.risks_refused_conflict,
  wrong_status: m.risks_refused_wrong_status,
  not_allowed: m.risks_refused_not_allowed,
  incomplete: m.risks_refused_incomplete,
  extreme: m.risks_refused_extreme,
  own_high: m.risks_refused_own_high,
};

export const nameHazard = ({
  hazard_code,
  hazard_text,
}: Pick<RiskLine, 'hazard_code' | 'hazard_text'>): string =>
  (hazard_code === null ? hazard_text : HAZARD_WORDS[hazard_code]()) || m.risks_line_unnamed();

export const nameLikelihood = (level: RiskLevel) => LIKELIHOODS[level - 1]?.name ?? '';
export const nameSeverity = (level: RiskLevel) => SEVERITIES[level - 1]?.name ?? '';

export const ratingWords = (likelihood: RiskLevel, severity: RiskLevel) =>
  m.risks_rating({
    likelihood: nameLikelihood(likelihood),
    severity: nameSeverity(severity).toLowerCase(),
    band: BAND_WORDS[findBand(likelihood, severity)]().toLowerCase(),
  });

export const toOptions = <V extends string>(words: Record<V, () => string>) =>
  (Object.keys(words) as V[]).map((value) => ({ value, label: words[value]() }));
