/** Reasons for a check before the review date. */
export const PROMPTS = [
  'seems_different',
  'infection_or_sudden_change',
  'fall_with_injury',
  'bereavement',
  'back_from_hospital',
  'low_engagement',
] as const;
export type Prompt = (typeof PROMPTS)[number];

export const NOTICED = [
  'seems_different',
  'infection_or_sudden_change',
  'fall_with_injury',
  'bereavement',
] as const satisfies readonly Prompt[];
