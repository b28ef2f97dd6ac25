import type { Hazard } from '@relish/shared/library/activities/choices.ts';
import { safetyFacts } from '@relish/shared/library/suggestions/safety-facts.ts';
import {
  type Allergen,
  FOOD_ALLERGENS,
  type MOVES,
  type SIGHT,
} from '@relish/shared/residents/residents/choices.ts';

import { ALLERGEN_WORDS } from '../../../pdf/guide-words.ts';
import type { listPeople } from '../../library/suggestions/public.ts';

type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

interface KnownRisk {
  hazard: Hazard;
  words: string;
}

const MOVING: Record<(typeof MOVES)[number], KnownRisk | null> = {
  independent: null,
  stick: { hazard: 'falls', words: 'walks with a stick' },
  frame: { hazard: 'falls', words: 'walks with a frame' },
  wheelchair_self: { hazard: 'moving', words: 'uses a wheelchair' },
  wheelchair_assisted: { hazard: 'moving', words: 'uses a wheelchair that someone pushes' },
  hoist: { hazard: 'moving', words: 'is moved with a hoist' },
  bed: { hazard: 'moving', words: 'is cared for in bed' },
};

const SEEING: Record<(typeof SIGHT)[number], string | null> = {
  none: null,
  glasses: null,
  low_vision: 'has low vision',
  blind_one_side: 'is blind on one side',
  blind: 'is blind',
};

const REGULAR_FOOD = 7;

/** Recorded facts about a resident, by the hazard they make more likely. */
export function listKnownRisks(person: PersonRow): KnownRisk[] {
  const known = safetyFacts(person);
  const { moves, sight, food_texture, drink_thickness, allergens } = known;
  const seeing = sight && SEEING[sight];
  return [
    ...(moves && MOVING[moves] ? [MOVING[moves]] : []),
    ...when(known.falls_risk, 'falls', 'is at risk of falls'),
    ...when(known.help_to_stand, 'falls', 'needs help to stand'),
    ...when(seeing, 'falls', seeing ?? ''),
    ...when(
      food_texture !== null && food_texture < REGULAR_FOOD,
      'choking_food',
      `eats food of IDDSI level ${food_texture}`,
    ),
    ...when(known.easy_to_chew, 'choking_food', 'eats easy-to-chew food'),
    ...when(drink_thickness, 'choking_food', `has drinks of IDDSI level ${drink_thickness}`),
    ...allergens.map((allergen) => ({
      hazard: findAllergyHazard(allergen),
      words: `is allergic to ${ALLERGEN_WORDS[allergen].toLowerCase()}`,
    })),
    ...when(known.photosensitive, 'overstim', 'may have a seizure from flashing light'),
    ...when(known.oxygen, 'burn', 'uses oxygen, so no flames nearby'),
    ...when(known.pacemaker, 'magnets', 'has a pacemaker'),
    ...when(
      person.level === 'sensory' || person.level === 'reflex',
      'choking_parts',
      'may put small things in their mouth',
    ),
  ];
}

const when = (holds: unknown, hazard: Hazard, words: string): KnownRisk[] =>
  holds ? [{ hazard, words }] : [];

function findAllergyHazard(allergen: Allergen): Hazard {
  if (FOOD_ALLERGENS.includes(allergen)) return 'allergy_food';
  if (allergen === 'animals') return 'animal';
  return allergen === 'medicine' ? 'outing_health' : 'allergy_skin';
}

/** Hazards that matter wherever someone goes, others only where the activity has them. */
export const ALWAYS_MATTERS: readonly Hazard[] = ['falls', 'moving'];
export const MATTERS_WITH_FOOD: readonly Hazard[] = ['choking_food', 'allergy_food'];
