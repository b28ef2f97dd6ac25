import type { Basis, Decision } from '@relish/shared/residents/consents/purposes.ts';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleX,
  type LucideIcon,
  MessageCircleQuestionMark,
} from 'lucide-react';

import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Consent } from './api.ts';

type Named = { name: string };

interface State {
  words: () => string;
  icon: LucideIcon;
  kind: 'brand' | 'neutral' | 'info' | 'attention';
}

/** Word and icon carry the meaning; colour is an addition. */
export const STATES: Record<Decision | 'missing', State> = {
  yes: { words: m.consent_yes, icon: CircleCheck, kind: 'brand' },
  no: { words: m.consent_no, icon: CircleX, kind: 'neutral' },
  ask_each_time: { words: m.consent_ask, icon: MessageCircleQuestionMark, kind: 'info' },
  withdrawn: { words: m.consent_withdrawn, icon: Ban, kind: 'neutral' },
  missing: { words: m.consent_missing, icon: CircleDashed, kind: 'neutral' },
};

export const GROUNDS: Record<
  Basis,
  { label: (who: Named) => string; text: (who: Named) => string }
> = {
  own_consent: { label: m.consent_own, text: m.consent_own_text },
  health_welfare_attorney: { label: m.consent_attorney, text: m.consent_attorney_text },
  court_deputy_welfare: { label: m.consent_deputy, text: m.consent_deputy_text },
  welfare_guardian_or_attorney_scotland: {
    label: m.consent_guardian,
    text: m.consent_guardian_text,
  },
  best_interests: { label: m.consent_best_interests, text: m.consent_best_interests_text },
};

const DECIDED: Record<Exclude<Basis, 'own_consent'>, (by: { who: string }) => string> = {
  health_welfare_attorney: m.consent_as_attorney,
  court_deputy_welfare: m.consent_as_deputy,
  welfare_guardian_or_attorney_scotland: m.consent_as_guardian,
  best_interests: m.consent_as_best_interests,
};

/** `15 Nov 2026` */
export const dayWords = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), 'UTC');

/** Decision-maker and basis; empty for a plain no. */
export function whoDecided(
  { basis, decided_by }: Pick<Consent, 'basis' | 'decided_by'>,
  name: string,
): string | undefined {
  if (basis === 'own_consent') return m.consent_own({ name });
  if (basis !== null) return DECIDED[basis]({ who: decided_by ?? '' });
  return decided_by === null ? undefined : m.consent_said_by({ who: decided_by });
}
