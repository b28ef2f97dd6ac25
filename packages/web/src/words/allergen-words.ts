import type { Allergen } from '@relish/shared/residents/residents/choices.ts';

import { m } from './m.ts';

/** Shared by residents' allergies and activities' contents. */
export const ALLERGEN_WORDS: Record<Allergen, () => string> = {
  celery: m.resident_allergen_celery,
  gluten_cereals: m.resident_allergen_gluten_cereals,
  crustaceans: m.resident_allergen_crustaceans,
  eggs: m.resident_allergen_eggs,
  fish: m.resident_allergen_fish,
  lupin: m.resident_allergen_lupin,
  milk: m.resident_allergen_milk,
  molluscs: m.resident_allergen_molluscs,
  mustard: m.resident_allergen_mustard,
  tree_nuts: m.resident_allergen_tree_nuts,
  peanuts: m.resident_allergen_peanuts,
  sesame: m.resident_allergen_sesame,
  soya: m.resident_allergen_soya,
  sulphites: m.resident_allergen_sulphites,
  latex: m.resident_allergen_latex,
  fragrance: m.resident_allergen_fragrance,
  plasters: m.resident_allergen_plasters,
  animals: m.resident_allergen_animals,
  grass_pollen: m.resident_allergen_grass_pollen,
  wool: m.resident_allergen_wool,
  nickel: m.resident_allergen_nickel,
  medicine: m.resident_allergen_medicine,
};
