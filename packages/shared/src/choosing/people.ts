import type { Stance } from '../interests/taxonomy.ts';
import type { Level } from '../pal/levels.ts';
import type { Allergen } from '../residents/choices.ts';
import type { ResidentFields } from '../residents/profile.ts';

/** What choosing needs to know about a person, and nothing else. */
export interface Person {
  id: string;
  /** Null before the first ability check. */
  level: Level | null;
  stances: ReadonlyMap<string, Stance>;
  allergens: readonly Allergen[];
  food_texture: number | null;
  easy_to_chew: boolean;
  drink_thickness: number | null;
  moves: ResidentFields['mobility']['moves'];
  photosensitive: boolean;
  oxygen: boolean;
  /** What is noted about alcohol, as it was written. */
  alcohol: string | null;
  avoid_topics: readonly string[];
  group_size: ResidentFields['group_size'];
  place: ResidentFields['place'];
  session_minutes: number | null;
  /** Days since anything was chosen with them; null when nothing ever was. */
  days_since_last: number | null;
}
