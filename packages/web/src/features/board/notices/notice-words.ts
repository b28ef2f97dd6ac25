import type {
  NoticeAudience,
  NoticePriority,
  NoticeState,
} from '@relish/shared/board/notices/choices.ts';
import { Globe, type LucideIcon, HeartHandshake, IdCard } from 'lucide-react';

import { m } from '../../../words/m.ts';

interface AudienceWords {
  short: () => string;
  label: () => string;
  text: () => string;
  icon: LucideIcon;
}

export const AUDIENCES: Record<NoticeAudience, AudienceWords> = {
  all: {
    short: m.notices_for_all,
    label: m.notices_audience_all,
    text: m.notices_audience_all_text,
    icon: Globe,
  },
  family: {
    short: m.notices_for_family,
    label: m.notices_audience_family,
    text: m.notices_audience_family_text,
    icon: HeartHandshake,
  },
  staff: {
    short: m.notices_for_staff,
    label: m.notices_audience_staff,
    text: m.notices_audience_staff_text,
    icon: IdCard,
  },
};

export const PRIORITIES: Record<NoticePriority, { label: () => string; text: () => string }> = {
  normal: { label: m.notices_priority_normal, text: m.notices_priority_normal_text },
  important: { label: m.notices_priority_important, text: m.notices_priority_important_text },
  urgent: { label: m.notices_priority_urgent, text: m.notices_priority_urgent_text },
};

interface StateWords {
  label: () => string;
  none: () => string;
  when: (times: { from: string; to: string }) => string;
}

export const STATES: Record<NoticeState, StateWords> = {
  live: {
    label: m.notices_state_live,
    none: m.notices_none_live,
    when: m.notices_when_live,
  },
  scheduled: {
    label: m.notices_state_scheduled,
    none: m.notices_none_scheduled,
    when: m.notices_when_scheduled,
  },
  past: { label: m.notices_state_past, none: m.notices_none_past, when: m.notices_when_past },
  withdrawn: {
    label: m.notices_state_withdrawn,
    none: m.notices_none_withdrawn,
    when: ({ from }) => m.notices_when_withdrawn({ from }),
  },
};
