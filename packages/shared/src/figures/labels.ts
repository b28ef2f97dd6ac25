import type { FigureId } from './bands.ts';

export const UNITS = ['count', 'percent', 'minutes', 'people', 'scale', 'kinds', 'pence'] as const;
export type Unit = (typeof UNITS)[number];

interface Named {
  label: string;
  unit: Unit;
}

/** What each figure is called and counted in: in answers, in mails and in files. Screens have words of their own. */
export const FIGURES: Readonly<Record<FigureId, Named>> = {
  K1: { label: 'Activities', unit: 'count' },
  K2: { label: 'Times somebody took part', unit: 'count' },
  K3: { label: 'Residents engaged', unit: 'percent' },
  K4: { label: 'Residents offered something', unit: 'percent' },
  K5: { label: 'Minutes per resident and week', unit: 'minutes' },
  K5m: { label: 'Minutes of the resident in the middle', unit: 'minutes' },
  K6: { label: 'One-to-one share of the time', unit: 'percent' },
  K6m: { label: 'One-to-one minutes of people who need them most', unit: 'minutes' },
  K6r: { label: 'Residents with one-to-one time', unit: 'percent' },
  K7: { label: 'Residents missed for days', unit: 'people' },
  K8: { label: 'Engagement', unit: 'scale' },
  K9: { label: 'Change of mood', unit: 'scale' },
  K10: { label: 'Liked it', unit: 'percent' },
  K11: { label: 'Declined', unit: 'percent' },
  K12: { label: 'Distress', unit: 'percent' },
  K13: { label: 'Different kinds of activity per resident', unit: 'kinds' },
  K14: { label: 'Matches an interest', unit: 'percent' },
  K15: { label: 'Residents who came outdoors or out', unit: 'percent' },
  K16: { label: 'Evenings and weekends', unit: 'percent' },
  K17: { label: 'Ability checks up to date', unit: 'percent' },
  K18: { label: 'About me filled', unit: 'percent' },
  K19: { label: 'Recorded late', unit: 'percent' },
  K20: { label: 'Staff who led or helped', unit: 'people' },
  K22: { label: 'Risk assessments overdue', unit: 'count' },
  K24: { label: 'Minutes of movement per resident and week', unit: 'minutes' },
  K25: { label: 'Wishes granted', unit: 'percent' },
  K26: { label: 'Cost per resident and week', unit: 'pence' },
};
