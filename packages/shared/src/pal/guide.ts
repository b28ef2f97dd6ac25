import { type Guide, GUIDE_TEXTS } from './guide-texts.ts';
import type { Answers, Level } from './levels.ts';

/**
 * How to approach one person: somebody may plan a meal and yet need to be shown how to wash.
 * A check done elsewhere has no answers, so its level counts for everything.
 */
export function guideFor(overall: Level, answers: Answers | undefined): Guide {
  const guide = GUIDE_TEXTS[overall];
  if (!answers) return { ...guide };
  return {
    ...guide,
    washing: GUIDE_TEXTS[answers.washing].washing,
    dressing: GUIDE_TEXTS[answers.dressing].dressing,
    eating: GUIDE_TEXTS[answers.eating].eating,
    interaction: GUIDE_TEXTS[answers.contact].interaction,
  };
}
