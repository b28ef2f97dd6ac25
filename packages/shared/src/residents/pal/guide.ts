import { type Guide, GUIDE_TEXTS } from './guide-texts.ts';
import type { Answers, Level } from './levels.ts';

/**
 * By heading, as abilities differ. External checks have no answers, so their level applies
 * throughout.
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
