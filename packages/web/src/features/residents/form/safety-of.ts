import type { ResidentValues } from './values.ts';

type Safe = Pick<ResidentValues, 'diet' | 'allergies'>;

/** What the server asks about a second time when it changes, in any order. */
function safetyOf({ diet, allergies }: Safe): string {
  const list = (allergies ?? [])
    .map(({ allergen, severity, detail }) => `${allergen} ${severity} ${detail?.trim() ?? ''}`)
    .toSorted();
  return JSON.stringify([
    diet?.food_texture ?? null,
    diet?.drink_thickness ?? null,
    diet?.food_texture === 7 && diet.easy_to_chew === true,
    list,
  ]);
}

export const safetyDiffers = (before: Safe, after: Safe): boolean =>
  safetyOf(before) !== safetyOf(after);
