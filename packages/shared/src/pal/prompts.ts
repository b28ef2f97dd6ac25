/** Reasons to look at somebody's abilities again before the review. */
export const PROMPTS = [
  'seems_different',
  'infection_or_sudden_change',
  'fall_with_injury',
  'bereavement',
  'back_from_hospital',
  'low_engagement',
] as const;
export type Prompt = (typeof PROMPTS)[number];

/** Those that somebody notices; the others come from what is recorded. */
export const NOTICED = [
  'seems_different',
  'infection_or_sudden_change',
  'fall_with_injury',
  'bereavement',
] as const satisfies readonly Prompt[];
