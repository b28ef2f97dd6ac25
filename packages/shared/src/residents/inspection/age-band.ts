export const AGE_BANDS = ['under_65', '65_74', '75_84', '85_94', '95_and_over'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Decades are precise enough to judge care, and too coarse to identify anyone. */
export function ageBand(age: number): AgeBand {
  if (age < 65) return 'under_65';
  if (age < 75) return '65_74';
  if (age < 85) return '75_84';
  return age < 95 ? '85_94' : '95_and_over';
}
