import type { Authority, Relationship } from '@relish/shared/residents/relatives/choices.ts';
import { AUTHORITIES, RELATIONSHIPS } from '@relish/shared/residents/relatives/choices.ts';

import { m } from '../../../words/m.ts';
import type { RelativeLink } from './api.ts';

export const RELATIONSHIP_WORDS: Record<Relationship, () => string> = {
  spouse_partner: m.relatives_relationship_spouse_partner,
  child: m.relatives_relationship_child,
  grandchild: m.relatives_relationship_grandchild,
  sibling: m.relatives_relationship_sibling,
  parent: m.relatives_relationship_parent,
  niece_nephew: m.relatives_relationship_niece_nephew,
  other_family: m.relatives_relationship_other_family,
  friend: m.relatives_relationship_friend,
  advocate: m.relatives_relationship_advocate,
  attorney: m.relatives_relationship_attorney,
  deputy: m.relatives_relationship_deputy,
  volunteer_visitor: m.relatives_relationship_volunteer_visitor,
};

export const AUTHORITY_WORDS: Record<Authority, () => string> = {
  none: m.relatives_authority_none,
  lpa_health_welfare: m.relatives_authority_lpa_health_welfare,
  lpa_property: m.relatives_authority_lpa_property,
  deputy_welfare: m.relatives_authority_deputy_welfare,
  deputy_property: m.relatives_authority_deputy_property,
  guardian_scotland: m.relatives_authority_guardian_scotland,
  rpr: m.relatives_authority_rpr,
  imca: m.relatives_authority_imca,
};

export const LEVEL_WORDS = [
  { label: m.relatives_level_0, text: m.relatives_level_0_text },
  { label: m.relatives_level_1, text: m.relatives_level_1_text },
  { label: m.relatives_level_2, text: m.relatives_level_2_text },
  { label: m.relatives_level_3, text: m.relatives_level_3_text },
  { label: m.relatives_level_4, text: m.relatives_level_4_text },
] as const;

const EMERGENCY_WORDS = [
  m.relatives_emergency_1,
  m.relatives_emergency_2,
  m.relatives_emergency_3,
  m.relatives_emergency_4,
  m.relatives_emergency_5,
] as const;

export const relationshipOptions = () =>
  RELATIONSHIPS.map((value) => ({ value, label: RELATIONSHIP_WORDS[value]() }));
export const authorityOptions = () =>
  AUTHORITIES.filter((value) => value !== 'none').map((value) => ({
    value,
    label: AUTHORITY_WORDS[value](),
  }));
export const emergencyOptions = () =>
  EMERGENCY_WORDS.map((label, index) => ({ value: String(index + 1), label: label() }));
export const emergencyWords = (order: number) =>
  m.relatives_emergency({ order: (EMERGENCY_WORDS[order - 1]?.() ?? '').toLowerCase() });

type Tone = 'neutral' | 'brand' | 'attention' | 'danger';

export function describeStatus({
  status,
  invitation,
  access_level,
}: Pick<RelativeLink, 'status' | 'invitation' | 'access_level'>): { words: string; kind: Tone } {
  switch (status) {
    case 'invited':
      return invitation === 'pending'
        ? { words: m.relatives_status_invited_pending(), kind: 'attention' }
        : { words: m.relatives_status_invited_expired(), kind: 'attention' };
    case 'active':
      return access_level === 0
        ? { words: m.relatives_status_contact(), kind: 'neutral' }
        : { words: LEVEL_WORDS[access_level].label(), kind: 'brand' };
    case 'suspended':
      return { words: m.relatives_status_suspended(), kind: 'attention' };
    case 'blocked':
      return { words: m.relatives_status_blocked(), kind: 'danger' };
    default:
      return { words: m.relatives_status_ended(), kind: 'neutral' };
  }
}

export const isPast = ({ status }: Pick<RelativeLink, 'status'>) =>
  status === 'blocked' || status === 'ended';
export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`;
