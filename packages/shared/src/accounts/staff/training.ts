export const TRAININGS = [
  'food_hygiene',
  'first_aid',
  'moving_handling',
  'safeguarding',
  'mca',
  'dementia',
  'activity_qualification',
] as const;
export type Training = (typeof TRAININGS)[number];
