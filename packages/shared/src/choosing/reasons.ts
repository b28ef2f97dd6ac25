import type { Season, Theme } from '../activities/choices.ts';
import type { OwnGuide } from '../activities/own-activity.ts';
import type { InterestCode, Stance } from '../interests/taxonomy.ts';
import type { Risky } from './conflicts.ts';

export type Suggestible = Risky &
  Pick<
    OwnGuide,
    | 'benefits'
    | 'duration_min'
    | 'formats'
    | 'levels'
    | 'max_people'
    | 'min_people'
    | 'places'
    | 'seasons'
    | 'themes'
  >;

/** What happened before with one activity and the people chosen. */
export interface Past {
  /** Days since any of them did it. */
  days_ago: number | null;
  /** How often one of its category was chosen with them within a week. */
  category_this_week: number;
  /** From −1 (did not enjoy it) to 1 (loved it); null until records say so. */
  enjoyed: number | null;
}

/** One good hour is a hint, five are knowledge: the fewer there were, the nearer to nothing. */
export const enjoyment = (sum: number, count: number): number | null =>
  count === 0 ? null : sum / (count + 1);

export interface Moment {
  season: Season;
  /** What is celebrated now or soon. */
  themes: readonly Theme[];
  /** Those that have their days: on others they are out of place. */
  dated: ReadonlySet<Theme>;
  part: 'morning' | 'afternoon' | 'evening';
}

/** Why something is suggested, or is not higher up. Each is a sentence on the screen. */
export type Reason =
  | { kind: 'interest'; points: number; person_id: string; interest: InterestCode; stance: Stance }
  | { kind: 'level' | 'near_level' | 'far_level'; points: number; people: number }
  | { kind: 'too_many' | 'too_few'; points: number; people: number }
  | { kind: 'enjoyed' | 'not_enjoyed'; points: number }
  | { kind: 'new' | 'recent' | 'variety' | 'much_of_it'; points: number }
  | { kind: 'theme'; points: number; theme: Theme }
  | { kind: 'season' | 'out_of_season' | 'time_of_day'; points: number }
  | { kind: 'size' | 'length' | 'place'; points: number; people: number };
