import type { BestInterests } from '@relish/shared/residents/consents/best-interests.ts';
import type { ConsultedAs } from '@relish/shared/residents/consents/consulted.ts';

import { m } from '../../../words/m.ts';
import { dayWords } from './answer-words.ts';

export const RELATION_WORDS: Record<ConsultedAs, () => string> = {
  family: m.consent_relation_family,
  friend: m.consent_relation_friend,
  attorney_or_deputy: m.consent_relation_attorney,
  advocate: m.consent_relation_advocate,
  health_or_social_care: m.consent_relation_professional,
  care_staff: m.consent_relation_staff,
};

/** One line per part of the decision. */
export function bestInterestsLines(details: BestInterests, name: string): string[] {
  const people = details.consulted
    .map(({ name: who, relation }) =>
      relation === null
        ? (who ?? '')
        : m.consent_consulted_person({ who: who ?? '', relation: RELATION_WORDS[relation]() }),
    )
    .join(', ');
  return [
    details.role !== null && m.consent_fact_role({ role: details.role }),
    people !== '' && m.consent_fact_consulted({ people }),
    details.nobody_to_consult && m.consent_nobody(),
    details.imca === 'instructed' &&
      m.consent_fact_imca({
        who: details.imca_name ?? '',
        date: details.imca_on === null ? '' : dayWords(details.imca_on),
      }),
    details.imca === 'not_required' &&
      m.consent_fact_no_imca({ reason: details.imca_reason ?? '' }),
    details.wishes !== null && m.consent_fact_wishes({ name, text: details.wishes }),
    details.less_restrictive !== null && m.consent_fact_less({ text: details.less_restrictive }),
  ].filter((line) => typeof line === 'string');
}
