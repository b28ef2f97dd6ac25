import { OwnGuide } from '../activities/own-activity.ts';
import type { Person } from './people.ts';
import type { Moment, Past, Suggestible } from './reasons.ts';

/** Test data: unknown unless a test says otherwise. */

export const person = (changes: Partial<Person> = {}): Person => ({
  id: 'peggy',
  level: null,
  stances: new Map(),
  allergens: [],
  food_texture: null,
  easy_to_chew: false,
  drink_thickness: null,
  moves: 'independent',
  help_to_stand: false,
  falls_risk: false,
  hearing: null,
  sight: null,
  photosensitive: false,
  oxygen: false,
  pacemaker: false,
  diet_known: true,
  safety_known: true,
  alcohol: null,
  avoid_topics: [],
  group_size: 'any',
  place: 'any',
  session_minutes: null,
  days_since_last: null,
  ...changes,
});

const PLAIN = OwnGuide.parse({
  category: 'SOC',
  levels: ['planned', 'exploratory', 'sensory', 'reflex'],
  formats: ['small_group'],
  duration_min: 20,
  max_people: 60,
  suitable_in_bed: true,
});

export const activity = (changes: Partial<Suggestible> = {}): Suggestible => ({
  ...PLAIN,
  title: 'A cup of tea',
  ...changes,
});

type Hazards = Suggestible['hazards'];
export const hazard = (
  code: Hazards[number]['code'],
  level: Hazards[number]['level'] = 'low',
): Hazards => [{ code, level, controls: null }];

export const PAST: Past = { days_ago: 30, category_this_week: 1, enjoyed: null };
export const MOMENT: Moment = {
  season: 'winter',
  themes: [],
  dated: new Set(['easter', 'harvest']),
  part: 'morning',
};
