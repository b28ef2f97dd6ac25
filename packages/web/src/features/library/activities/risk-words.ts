import type { HazardLevel } from '@relish/shared/library/activities/choices.ts';

import { m } from '../../../words/m.ts';

export const RISK_WORDS: Record<HazardLevel, () => string> = {
  low: m.guide_risk_low,
  moderate: m.guide_risk_moderate,
  high: m.guide_risk_high,
};
