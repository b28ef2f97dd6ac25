import type { ProposalKind, ProposalStatus } from '@relish/shared/events/proposals/choices.ts';
import { CalendarPlus, HandHelping, type LucideIcon } from 'lucide-react';

import { m } from '../../../words/m.ts';

export const KINDS: Record<
  ProposalKind,
  {
    label: () => string;
    noun: () => string;
    icon: LucideIcon;
    text: () => string;
    hint: () => string;
  }
> = {
  event: {
    label: m.proposals_kind_event,
    noun: m.proposals_noun_event,
    icon: CalendarPlus,
    text: m.proposals_text_event,
    hint: m.proposals_text_event_hint,
  },
  help: {
    label: m.proposals_kind_help,
    noun: m.proposals_noun_help,
    icon: HandHelping,
    text: m.proposals_text_help,
    hint: m.proposals_text_help_hint,
  },
};

export const STATUSES: Record<
  ProposalStatus,
  { label: () => string; tone: 'info' | 'brand' | 'neutral' }
> = {
  open: { label: m.proposals_open, tone: 'info' },
  accepted: { label: m.proposals_accepted, tone: 'brand' },
  declined: { label: m.proposals_declined, tone: 'neutral' },
  withdrawn: { label: m.proposals_withdrawn, tone: 'neutral' },
};

/** Ways to begin a kind no. */
export const BEGINNINGS = [
  { id: 'fit', label: m.proposals_beginning_fit, text: m.proposals_beginning_fit_text },
  { id: 'now', label: m.proposals_beginning_now, text: m.proposals_beginning_now_text },
  { id: 'liked', label: m.proposals_beginning_liked, text: m.proposals_beginning_liked_text },
] as const;
