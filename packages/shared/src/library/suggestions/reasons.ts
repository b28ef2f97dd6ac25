import type { InterestCode, Stance } from '../../residents/interests/taxonomy.ts';
import type { Season, Theme } from '../activities/choices.ts';
import type { OwnGuide } from '../activities/own-activity.ts';
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

/** History of one activity with the chosen residents. */
export interface Past {
  /** Days since any of them did it. */
  days_ago: number | null;
  /** Times its category was chosen for them this week. */
  category_this_week: number;
  /** From −1 to 1; null without records. */
  enjoyed: number | null;
}

/** Shrunk towards zero: one good hour is a hint, five are evidence. */
export const enjoyment = (sum: number, count: number): number | null =>
  count === 0 ? null : sum / (count + 1);

export interface Moment {
  season: Season;
  themes: readonly Theme[];
  /** Themes with dates, out of place on other days. */
  dated: ReadonlySet<Theme>;
  part: 'morning' | 'afternoon' | 'evening';
}

/** Reasons for or against; each is a sentence on the screen. */
export type Reason =
  | { kind: 'interest'; points: number; person_id: string; interest: InterestCode; stance: Stance }
  | { kind: 'level' | 'near_level' | 'far_level'; points: number; people: number }
  | { kind: 'too_many' | 'too_few'; points: number; people: number }
  | { kind: 'enjoyed' | 'not_enjoyed'; points: number }
  | { kind: 'new' | 'recent' | 'variety' | 'much_of_it'; points: number }
  | { kind: 'theme'; points: number; theme: Theme }
  | { kind: 'season' | 'out_of_season' | 'time_of_day'; points: number }
  | { kind: 'size' | 'length' | 'place'; points: number; people: number };
