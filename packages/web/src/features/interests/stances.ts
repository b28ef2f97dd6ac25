import type { Stance } from '@relish/shared/interests/taxonomy.ts';
import {
  Ban,
  Heart,
  History,
  Lightbulb,
  type LucideIcon,
  ThumbsDown,
  ThumbsUp,
} from 'lucide-react';

import { m } from '../../words/m.ts';

interface StanceLook {
  /** As an answer to press. */
  words: () => string;
  /** Above those that share it. */
  heading: (who: { name: string }) => string;
  icon: LucideIcon;
}

/** Each by a sign and a word: the colour only helps. */
export const STANCE_LOOKS: Record<Stance, StanceLook> = {
  love: { words: m.interests_love, heading: () => m.interests_loves_heading(), icon: Heart },
  like: { words: m.interests_like, heading: () => m.interests_likes_heading(), icon: ThumbsUp },
  used_to: {
    words: m.interests_used_to,
    heading: () => m.interests_used_to_heading(),
    icon: History,
  },
  curious: {
    words: m.interests_curious,
    heading: () => m.interests_curious_heading(),
    icon: Lightbulb,
  },
  not_for_me: {
    words: m.interests_not_for_me,
    heading: m.interests_not_for_me_heading,
    icon: ThumbsDown,
  },
  never: { words: m.interests_never, heading: () => m.interests_never_heading(), icon: Ban },
};
