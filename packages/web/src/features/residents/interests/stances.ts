import type { Stance } from '@relish/shared/residents/interests/taxonomy.ts';
import {
  Ban,
  Heart,
  History,
  Lightbulb,
  type LucideIcon,
  ThumbsDown,
  ThumbsUp,
} from 'lucide-react';

import { m } from '../../../words/m.ts';

interface StanceLook {
  /** Label of the answer button. */
  words: () => string;
  /** Heading of the interests with this stance. */
  heading: (who: { name: string }) => string;
  icon: LucideIcon;
}

/** Icon and word carry the meaning; colour is an addition. */
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
