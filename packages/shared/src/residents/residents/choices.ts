/** Stored and sent as they are; labels are in the web app. */

export const STATUSES = [
  'pre_admission',
  'current',
  'respite',
  'hospital',
  'away',
  'moved_out',
  'deceased',
] as const;
export type Status = (typeof STATUSES)[number];

export const STAY_TYPES = ['permanent', 'respite', 'day'] as const;

export const HEARING = ['none', 'some', 'aid_left', 'aid_right', 'aids_both', 'deaf'] as const;
export const SIGHT = ['none', 'glasses', 'low_vision', 'blind_one_side', 'blind'] as const;
export const SPEECH = ['clear', 'some_difficulty', 'few_words', 'no_words'] as const;
export const READING = ['yes', 'large_print', 'no'] as const;
export const FORMATS = [
  'large_print',
  'easy_read',
  'audio',
  'pictures',
  'bsl',
  'makaton',
  'braille',
] as const;

export const MOVES = [
  'independent',
  'stick',
  'frame',
  'wheelchair_self',
  'wheelchair_assisted',
  'hoist',
  'bed',
] as const;
export const HANDS = ['right', 'left', 'both'] as const;

export const DIETS = ['vegetarian', 'vegan', 'halal', 'kosher', 'diabetic', 'other'] as const;
export const EATING_SUPPORT = ['independent', 'prompt', 'help', 'full'] as const;
/** IDDSI: food 3 (liquidised) to 7 (regular), drink 0 (thin) to 4 (extremely thick). */
export const FOOD_TEXTURES = [3, 4, 5, 6, 7] as const;
export const DRINK_THICKNESSES = [0, 1, 2, 3, 4] as const;

/** The fourteen allergens of UK food law, then others relevant to activities. */
export const ALLERGENS = [
  'celery',
  'gluten_cereals',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'tree_nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
  'latex',
  'fragrance',
  'plasters',
  'animals',
  'grass_pollen',
  'wool',
  'nickel',
  'medicine',
] as const;
export type Allergen = (typeof ALLERGENS)[number];
export const FOOD_ALLERGENS: readonly Allergen[] = ALLERGENS.slice(0, 14);
export const SEVERITIES = ['mild', 'moderate', 'severe'] as const;
export const ALLERGY_SOURCES = ['care_plan', 'gp', 'person', 'family'] as const;

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening', 'any'] as const;
export const GROUP_SIZES = ['one_to_one', 'small', 'large', 'any'] as const;
export const PLACES = ['own_room', 'lounge', 'outdoors', 'any'] as const;
export const SESSION_MINUTES = [10, 20, 30, 60] as const;

export const BIRTHDAY_VISIBILITIES = ['staff', 'home'] as const;

/** Fields a profile needs to be useful to a stranger. */
export const MISSING = [
  'photo',
  'date_of_birth',
  'room',
  'key_worker',
  'communication',
  'about_me',
  'interests',
  'pal',
  'consent',
  'safety_confirmed',
] as const;
export type Missing = (typeof MISSING)[number];

/** Safety data older than this should be checked again. */
export const SAFETY_STALE_DAYS = 90;
export const YOUNGEST = 18;
/** Ages outside are usually typing errors. */
export const USUAL_AGES = { from: 40, to: 110 } as const;
export const MOVE_IN_AHEAD_DAYS = 90;
