import type { IdeaReason } from '@relish/shared/families/visit-ideas/contract.ts';
import type { Season } from '@relish/shared/library/activities/choices.ts';
import { interestLabel } from '@relish/shared/residents/interests/taxonomy.ts';

import { THEME_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';

// In lower case, because they appear inside a sentence.
const SEASONS: Record<Season, () => string> = {
  spring: m.ideas_season_spring,
  summer: m.ideas_season_summer,
  autumn: m.ideas_season_autumn,
  winter: m.ideas_season_winter,
};

export function whyWords(reason: IdeaReason): string {
  switch (reason.kind) {
    case 'interest': {
      const what = interestLabel(reason.interest);
      return reason.stance === 'love' ? m.ideas_why_love({ what }) : m.ideas_why_like({ what });
    }
    case 'theme':
      return m.ideas_why_theme({ what: THEME_WORDS[reason.theme]() });
    case 'season':
      return m.ideas_why_season({ season: SEASONS[reason.season]() });
  }
}
