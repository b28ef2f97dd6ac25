import type { ResidentValues } from './values.ts';

type Safe = Pick<ResidentValues, 'diet' | 'mobility' | 'allergies'>;

/** Values whose change the server wants confirmed; the order of allergies does not matter. */
function fingerprint({ diet, mobility, allergies }: Safe): string {
  const list = (allergies ?? [])
    .map(({ allergen, severity, detail }) => `${allergen} ${severity} ${detail?.trim() ?? ''}`)
    .toSorted();
  return JSON.stringify([
    diet?.food_texture ?? null,
    diet?.drink_thickness ?? null,
    diet?.food_texture === 7 && diet.easy_to_chew === true,
    mobility?.moves ?? null,
    mobility?.help_to_stand ?? false,
    mobility?.falls_risk ?? false,
    list,
  ]);
}

export const safetyDiffers = (before: Safe, after: Safe): boolean =>
  fingerprint(before) !== fingerprint(after);
