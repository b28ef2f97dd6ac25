import type { BandSettings, MissedDays } from './targets.ts';

/** Domain 7.4: how long a family keeps access after a death. */
export const DAYS_AFTER_DEATH = [30, 60, 90, 180, 365] as const;
export const USUAL_DAYS_AFTER_DEATH = 90;

export const REVIEW_MONTHS = { min: 1, max: 12, default: 3 } as const;

/** Amber starts at three quarters of the target by default. */
const target = (green: number) => ({ green, amber: Math.floor(green * 0.75) });

/** Domain 4.1, 4.3. */
export const DEFAULT_TARGETS: BandSettings = {
  K3: { green: 95, amber: 85 },
  K3_day: { green: 70, amber: 60 },
  K4: { green: 100, amber: 95 },
  K5: { green: 180, amber: 60 },
  // For residents at sensory or reflex level or in bed.
  K6m: target(60),
  K6r: target(60),
  K13: target(4),
  K14: target(50),
  K17: { green: 100, amber: 90 },
  K19: { green: 5, amber: 10 },
};

/** Days without activity until a resident counts as missed, and as urgent (domain 4.1). */
export const MISSED_DAYS: MissedDays = { soon: 3, urgent: 7 };
