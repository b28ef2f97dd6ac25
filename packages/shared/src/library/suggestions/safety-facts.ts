import type { ResidentFields } from '../../residents/residents/profile.ts';
import type { Person } from './people.ts';

/** Columns that warnings depend on; old rows may lack newer fields. */
export interface SafetyColumns {
  communication: Partial<ResidentFields['communication']>;
  mobility: Partial<ResidentFields['mobility']>;
  diet: Partial<ResidentFields['diet']>;
  allergies: readonly Pick<ResidentFields['allergies'][number], 'allergen'>[];
  safety: Partial<ResidentFields['safety']>;
  safety_confirmed_at: string | null;
}

type SafetyFacts = Pick<
  Person,
  | 'allergens'
  | 'diet_known'
  | 'drink_thickness'
  | 'easy_to_chew'
  | 'falls_risk'
  | 'food_texture'
  | 'hearing'
  | 'help_to_stand'
  | 'moves'
  | 'oxygen'
  | 'pacemaker'
  | 'photosensitive'
  | 'safety_known'
  | 'sight'
>;

export function safetyFacts(columns: SafetyColumns): SafetyFacts {
  const { communication, mobility, diet, allergies, safety } = columns;
  const facts = {
    allergens: allergies.map(({ allergen }) => allergen),
    food_texture: diet.food_texture ?? null,
    easy_to_chew: diet.easy_to_chew ?? false,
    drink_thickness: diet.drink_thickness ?? null,
    moves: mobility.moves ?? null,
    help_to_stand: mobility.help_to_stand ?? false,
    falls_risk: mobility.falls_risk ?? false,
    hearing: communication.hearing ?? null,
    sight: communication.sight ?? null,
    photosensitive: safety.photosensitive ?? false,
    oxygen: safety.oxygen ?? false,
    pacemaker: safety.pacemaker ?? false,
  };
  const diet_known = isDietKnown(columns);
  const safety_known =
    diet_known ||
    facts.moves !== null ||
    facts.help_to_stand ||
    facts.falls_risk ||
    Object.values(safety).some(Boolean);
  return { ...facts, diet_known, safety_known };
}

/** An empty allergy list only counts once confirmed against the care plan. */
const isDietKnown = ({ diet, allergies, safety_confirmed_at }: SafetyColumns): boolean =>
  safety_confirmed_at !== null ||
  allergies.length > 0 ||
  (diet.food_texture ?? null) !== null ||
  (diet.drink_thickness ?? null) !== null ||
  (diet.eating_support ?? null) !== null ||
  (diet.kinds ?? []).length > 0 ||
  (diet.other ?? null) !== null;
