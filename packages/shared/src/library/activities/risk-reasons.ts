import type { Hazard, HazardLevel } from './choices.ts';
import { isOuting } from './choices.ts';

const RISK_REASONS = [
  'outing',
  'animals',
  'children',
  'alcohol',
  'hob_or_oven',
  'crowd',
  'water',
  'weighted',
  'magnets',
  'high',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

/** From how many people on a gathering is a crowd. */
const CROWD = 30;

interface Assessable {
  hazards: readonly { code: Hazard; level: HazardLevel }[];
  max_people: number;
}

/** Why an activity needs a risk assessment before it is done: by kind of hazard, not only by level. */
export function listRiskReasons({ hazards, max_people }: Assessable): RiskReason[] {
  const has = (code: Hazard) => hazards.some((hazard) => hazard.code === code);
  const reasons: Record<RiskReason, boolean> = {
    outing: hazards.some(({ code }) => isOuting(code)),
    animals: has('animal'),
    children: has('intergen'),
    alcohol: has('alcohol'),
    // A low risk of burns comes from lamps and candles, a higher one from cooking.
    hob_or_oven: hazards.some(({ code, level }) => code === 'burn' && level !== 'low'),
    crowd: has('fire') && max_people >= CROWD,
    water: has('water'),
    weighted: has('weighted'),
    magnets: has('magnets'),
    high: hazards.some(({ level }) => level === 'high'),
  };
  return RISK_REASONS.filter((reason) => reasons[reason]);
}

/** Magnets matter only near a pacemaker, so a plan without one does not need an assessment for them. */
export const isAssessmentNeeded = (
  reasons: readonly RiskReason[],
  someoneHasPacemaker: boolean,
): boolean => reasons.some((reason) => reason !== 'magnets' || someoneHasPacemaker);
