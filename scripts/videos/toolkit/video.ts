import type { Category } from '../../../packages/shared/src/activities/choices.ts';
import type { InterestCode } from '../../../packages/shared/src/interests/taxonomy.ts';
import type { Level } from '../../../packages/shared/src/pal/levels.ts';
import type { Track } from './sound.ts';

interface Chapter {
  at: number;
  title: string;
}

/** What is said or sung; what is heard stands in [brackets]. */
export interface Caption {
  from: number;
  until: number;
  text: string;
}

export interface Video {
  code: string;
  title: string;
  summary: string;
  category: Category;
  levels: readonly Level[];
  seconds: number;
  narrated: boolean;
  together: string;
  opening_line: string;
  chapters: readonly Chapter[];
  poster: { at: number; alt: string };
  interests: readonly InterestCode[];
  captions: readonly Caption[];
  /** Smaller is finer and larger: between 20 and 34. */
  coarseness: number;
  frame: (at: number) => string;
  sound: () => Track;
}
