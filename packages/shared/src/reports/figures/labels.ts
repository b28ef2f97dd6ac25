import type { Direction, FigureId, FigureStatus } from './figure-ids.ts';

export const UNITS = [
  'count',
  'percent',
  'minutes',
  'people',
  'scale',
  'kinds',
  'pence',
  'score',
] as const;
export type Unit = (typeof UNITS)[number];

interface Named {
  label: string;
  unit: Unit;
}

/** Names and units for answers, mails and documents; the same words as on screens. */
export const FIGURES: Readonly<Record<FigureId, Named>> = {
  K1: { label: 'Activities', unit: 'count' },
  K2: { label: 'Times residents took part', unit: 'count' },
  K3: { label: 'Residents engaged', unit: 'percent' },
  K4: { label: 'Residents offered an activity', unit: 'percent' },
  K5: { label: 'Minutes per resident per week', unit: 'minutes' },
  K5m: { label: 'Median minutes per resident per week', unit: 'minutes' },
  K6: { label: 'One-to-one share of time', unit: 'percent' },
  K6m: { label: 'One-to-one minutes for residents who need them most', unit: 'minutes' },
  K6r: { label: 'Residents with one-to-one time', unit: 'percent' },
  K7: { label: 'Residents missed', unit: 'people' },
  K8: { label: 'Engagement', unit: 'scale' },
  K9: { label: 'Mood change', unit: 'scale' },
  K10: { label: 'Liked it', unit: 'percent' },
  K11: { label: 'Declined', unit: 'percent' },
  K12: { label: 'Distress', unit: 'percent' },
  K13: { label: 'Kinds of activity per resident', unit: 'kinds' },
  K14: { label: 'Matches an interest', unit: 'percent' },
  K15: { label: 'Residents who went outdoors or out', unit: 'percent' },
  K16: { label: 'Evenings and weekends', unit: 'percent' },
  K17: { label: 'Ability checks up to date', unit: 'percent' },
  K18: { label: 'About me completed', unit: 'percent' },
  K19: { label: 'Recorded late', unit: 'percent' },
  K20: { label: 'Staff who led or helped', unit: 'people' },
  K21: { label: 'Usual reply to families', unit: 'minutes' },
  K21r: { label: 'Residents with a linked relative', unit: 'people' },
  K21a: { label: 'Relatives active in the last 30 days', unit: 'percent' },
  K22: { label: 'Risk assessments overdue', unit: 'count' },
  K23: { label: 'Survey responses', unit: 'percent' },
  K23s: { label: 'Recommendation score', unit: 'score' },
  K24: { label: 'Minutes of movement per resident per week', unit: 'minutes' },
  K25: { label: 'Wishes granted', unit: 'percent' },
  K26: { label: 'Cost per resident per week', unit: 'pence' },
  K27: { label: 'Planned events that took place', unit: 'percent' },
};

/** Where less is better, missing a target means being above it. */
export function statusLabel(status: Exclude<FigureStatus, 'none'>, direction: Direction): string {
  if (status === 'green') return 'On target';
  if (status === 'amber') return 'Close to target';
  return direction === 'down' ? 'Above target' : 'Below target';
}
