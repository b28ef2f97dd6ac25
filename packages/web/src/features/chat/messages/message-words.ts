import type { Reaction } from '@relish/shared/chat/messages/choices.ts';
import { Eye, HandHeart, Heart, type LucideIcon, Smile } from 'lucide-react';

import { m } from '../../../words/m.ts';

export const REACTION_WORDS: Record<Reaction, { label: () => string; icon: LucideIcon }> = {
  heart: { label: m.chat_react_heart, icon: Heart },
  thanks: { label: m.chat_react_thanks, icon: HandHeart },
  smile: { label: m.chat_react_smile, icon: Smile },
  seen: { label: m.chat_react_seen, icon: Eye },
};
