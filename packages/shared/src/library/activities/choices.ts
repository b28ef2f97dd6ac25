/** Stored and sent as they are; labels are in the web app. */

/** Domain 9.1. Codes never change: favourites, records and content point at them. */
export const CATEGORIES = [
  'PHY',
  'MUS',
  'CRE',
  'COG',
  'REM',
  'SEN',
  'SOC',
  'DOM',
  'FOO',
  'NAT',
  'SPI',
  'REL',
  'ANI',
  'COM',
  'TEC',
  'CEL',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const ACTIVITY_FORMATS = ['one_to_one', 'small_group', 'group', 'independent'] as const;
export type ActivityFormat = (typeof ACTIVITY_FORMATS)[number];

export const ACTIVITY_PLACES = ['own_room', 'lounge', 'kitchen', 'garden', 'community'] as const;
export type ActivityPlace = (typeof ACTIVITY_PLACES)[number];

export const BENEFITS = [
  'body',
  'mind',
  'mood',
  'connection',
  'identity',
  'comfort',
  'purpose',
  'spirit',
  'outdoors',
  'calm',
] as const;
export type Benefit = (typeof BENEFITS)[number];

/** Domain 5.3. */
export const HAZARDS = [
  'falls',
  'exertion',
  'moving',
  'choking_food',
  'choking_parts',
  'ingest',
  'allergy_food',
  'allergy_skin',
  'scald',
  'burn',
  'sharp',
  'electric',
  'infection',
  'animal',
  'outing_missing',
  'outing_vehicle',
  'outing_health',
  'weather',
  'water',
  'emotion',
  'overstim',
  'sensory_kit',
  'doll_robot',
  'exercise_kit',
  'garden',
  'chemicals',
  'intergen',
  'external',
  'alcohol',
  'online',
  'dignity',
  'lone',
  'fire',
  'magnets',
  'weighted',
] as const;
export type Hazard = (typeof HAZARDS)[number];
/** Residual risk with the controls in place. */
export const HAZARD_LEVELS = ['low', 'moderate', 'high'] as const;
export type HazardLevel = (typeof HAZARD_LEVELS)[number];

export const isOuting = (hazard: Hazard): boolean => hazard.startsWith('outing_');

/** Abilities an activity relies on. */
export const SENSES = ['seeing', 'fine_detail', 'hearing'] as const;

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** Domain 9.5; dates are in `content/calendar`. */
export const THEMES = [
  'new_year',
  'burns_night',
  'holocaust_memorial_day',
  'lunar_new_year',
  'valentines',
  'pancake_day',
  'st_davids',
  'st_patricks',
  'mothering_sunday',
  'ramadan',
  'eid',
  'holi',
  'easter',
  'vaisakhi',
  'st_georges',
  've_day',
  'dementia_action_week',
  'armed_forces_day',
  'fathers_day',
  'care_home_open_week',
  'windrush_day',
  'seaside',
  'sport',
  'harvest',
  'world_alzheimers_month',
  'black_history_month',
  'diwali',
  'older_peoples_day',
  'bonfire_night',
  'remembrance',
  'st_andrews',
  'hanukkah',
  'christmas',
  'birthday',
  'royal',
  'decades',
  'weather',
  'local',
] as const;
export type Theme = (typeof THEMES)[number];

export const COST_BANDS = ['free', 'low', 'medium', 'high'] as const;
export const GUIDE_STATUSES = ['draft', 'review', 'published', 'archived'] as const;

export const GUIDE_LIMITS = {
  title: { min: 3, max: 80 },
  summary: 160,
  step: 200,
  steps: { min: 3, max: 12 },
  adaptation: { min: 20, max: 600 },
  prompt: 140,
  prompts: 10,
  people: 60,
  minutes: 480,
  prep: 240,
  equipment: 12,
  visit_steps: 5,
} as const;

/** British seasons by month. */
export function findSeason(day: string): Season {
  const month = Number(day.slice(5, 7));
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  return month >= 9 && month <= 11 ? 'autumn' : 'winter';
}
