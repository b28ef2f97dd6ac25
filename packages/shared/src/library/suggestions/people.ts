import type { Stance } from '../../residents/interests/taxonomy.ts';
import type { Level } from '../../residents/pal/levels.ts';
import type { Allergen } from '../../residents/residents/choices.ts';
import type { ResidentFields } from '../../residents/residents/profile.ts';

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
  help_to_stand: boolean;
  falls_risk: boolean;
  hearing: ResidentFields['communication']['hearing'];
  sight: ResidentFields['communication']['sight'];
  photosensitive: boolean;
  oxygen: boolean;
  pacemaker: boolean;
  /** Recorded or confirmed as none. */
  diet_known: boolean;
  /** Any safety detail is recorded or confirmed. */
  safety_known: boolean;
  /** Free text about alcohol. */
  alcohol: string | null;
  avoid_topics: readonly string[];
  group_size: ResidentFields['group_size'];
  place: ResidentFields['place'];
  session_minutes: number | null;
  /** Null if never. */
  days_since_last: number | null;
}
