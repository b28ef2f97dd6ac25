export const AGE_BANDS = ['under_65', '65_74', '75_84', '85_94', '95_and_over'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Ten years at a time: enough to judge care by, too little to know somebody by. */
export function ageBand(age: number): AgeBand {
  if (age < 65) return 'under_65';
  if (age < 75) return '65_74';
  if (age < 85) return '75_84';
  return age < 95 ? '85_94' : '95_and_over';
}
