import type { EventAudience, FamilyScope } from '@relish/shared/events/events/choices.ts';
import { REPEATS } from '@relish/shared/events/events/recurrence.ts';
import { Armchair, HeartHandshake, IdCard, type LucideIcon, UsersRound } from 'lucide-react';

import { m } from '../../../words/m.ts';
import type { RepeatValues } from './event-values.ts';

interface Choice {
  label: () => string;
  text: () => string;
}

export const AUDIENCES: Record<EventAudience, Choice & { icon: LucideIcon }> = {
  residents: {
    label: m.event_form_audience_residents,
    text: m.event_form_audience_residents_text,
    icon: Armchair,
  },
  all: { label: m.event_form_audience_all, text: m.event_form_audience_all_text, icon: UsersRound },
  family: {
    label: m.event_form_audience_family,
    text: m.event_form_audience_family_text,
    icon: HeartHandshake,
  },
  staff: {
    label: m.event_form_audience_staff,
    text: m.event_form_audience_staff_text,
    icon: IdCard,
  },
};

export const FAMILIES: Record<FamilyScope, Choice> = {
  all_home: { label: m.event_form_families_all_home, text: m.event_form_families_all_home_text },
  linked_to_invited: {
    label: m.event_form_families_linked,
    text: m.event_form_families_linked_text,
  },
  none: { label: m.event_form_families_none, text: m.event_form_families_none_text },
};

export const REPEAT_WORDS: Record<RepeatValues['repeats'], () => string> = {
  never: m.event_form_repeats_never,
  daily: m.event_form_repeats_daily,
  weekly: m.event_form_repeats_weekly,
  fortnightly: m.event_form_repeats_fortnightly,
  monthly: m.event_form_repeats_monthly,
};
export const REPEAT_ORDER = ['never', ...REPEATS] as const;
