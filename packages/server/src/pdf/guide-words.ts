import type { ActivityPlace, Category, Hazard } from '@relish/shared/library/activities/choices.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';
import type { Allergen } from '@relish/shared/residents/residents/choices.ts';

/** Printed words, the same as on screens. */

export const CATEGORY_WORDS: Record<Category, string> = {
  PHY: 'Movement',
  MUS: 'Music and dance',
  CRE: 'Arts and crafts',
  COG: 'Games, words, mind',
  REM: 'Reminiscence and life story',
  SEN: 'Sensory and comfort',
  SOC: 'Social',
  DOM: 'Everyday and purposeful jobs',
  FOO: 'Food and drink',
  NAT: 'Garden and nature',
  SPI: 'Faith and reflection',
  REL: 'Relaxation and self-care',
  ANI: 'Animals',
  COM: 'Community, outings, generations',
  TEC: 'Screen and technology',
  CEL: 'Seasons and celebrations',
};

export const LEVEL_WORDS: Record<Level, string> = {
  planned: 'Planned',
  exploratory: 'Exploratory',
  sensory: 'Sensory',
  reflex: 'Reflex',
};

export const PLACE_WORDS: Record<ActivityPlace, string> = {
  own_room: 'Own room',
  lounge: 'Lounge',
  kitchen: 'Kitchen',
  garden: 'Garden',
  community: 'Out and about',
};

export const HAZARD_WORDS: Record<Hazard, string> = {
  falls: 'Slips, trips and falls',
  exertion: 'Over-exertion',
  moving: 'Moving and handling',
  choking_food: 'Choking on food or drink',
  choking_parts: 'Small parts',
  ingest: 'Eating what is not food',
  allergy_food: 'Food allergy',
  allergy_skin: 'Skin allergy',
  scald: 'Hot drinks and hot water',
  burn: 'Burns and flames',
  sharp: 'Sharp things',
  electric: 'Appliances and leads',
  infection: 'Infection',
  animal: 'Animals',
  outing_missing: 'Getting lost or separated',
  outing_vehicle: 'Travelling in a vehicle',
  outing_health: 'Health and rest on a trip',
  weather: 'Sun, heat, cold or ice',
  water: 'Ponds, pools or the sea',
  emotion: 'Upsetting memories',
  overstim: 'Noise, crowds or bright light',
  sensory_kit: 'Sensory equipment',
  doll_robot: 'Dolls and robot animals',
  exercise_kit: 'Exercise equipment',
  garden: 'Garden tools, thorns and compost',
  chemicals: 'Cleaning products and sprays',
  intergen: 'Children visiting',
  external: 'Entertainers and visitors',
  alcohol: 'Alcohol',
  online: 'Being online',
  dignity: 'Dignity',
  lone: 'One to one, alone in a room',
  fire: 'Crowds and fire exits',
  magnets: 'Magnets',
  weighted: 'Weighted items',
};

export const ALLERGEN_WORDS: Record<Allergen, string> = {
  celery: 'Celery',
  gluten_cereals: 'Cereals with gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  lupin: 'Lupin',
  milk: 'Milk',
  molluscs: 'Molluscs',
  mustard: 'Mustard',
  tree_nuts: 'Tree nuts',
  peanuts: 'Peanuts',
  sesame: 'Sesame',
  soya: 'Soya',
  sulphites: 'Sulphites',
  latex: 'Latex',
  fragrance: 'Fragrance',
  plasters: 'Plasters',
  animals: 'Animals',
  grass_pollen: 'Grass and pollen',
  wool: 'Wool',
  nickel: 'Nickel',
  medicine: 'Medicine',
};

export const GUIDE_WORDS = {
  needs: 'What you need',
  steps: 'How to do it',
  say: 'What to say',
  adapt: 'How to adapt it',
  look_for: 'What to look for',
  safety: 'Keep it safe',
  culture: 'Think of',
  visit: 'For a visit',
  bring: 'Bring',
};
