import type { Stance } from '@relish/shared/residents/interests/taxonomy.ts';

import { m } from '../../../words/m.ts';

/** Only positive stances. */
export const STANCE_WORDS: Partial<Record<Stance, () => string>> = {
  love: m.insights_stance_love,
  like: m.insights_stance_like,
  used_to: m.insights_stance_used_to,
};
