import type { CardKind } from '@relish/shared/chat/messages/choices.ts';
import { CalendarDays, type LucideIcon, Palette, Pin, Sparkles } from 'lucide-react';

import { m } from '../../../words/m.ts';

export const CARD_WORDS: Record<
  CardKind,
  { label: () => string; several: () => string; icon: LucideIcon }
> = {
  event: { label: m.chat_card_event, several: m.chat_link_events, icon: CalendarDays },
  notice: { label: m.chat_card_notice, several: m.chat_link_notices, icon: Pin },
  activity: { label: m.chat_card_activity, several: m.chat_link_activities, icon: Palette },
  moment: { label: m.chat_card_moment, several: m.chat_link_moments, icon: Sparkles },
};
