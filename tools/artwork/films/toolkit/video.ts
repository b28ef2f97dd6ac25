import type { Category } from '../../../../packages/shared/src/library/activities/choices.ts';
import type { InterestCode } from '../../../../packages/shared/src/residents/interests/taxonomy.ts';
import type { Level } from '../../../../packages/shared/src/residents/pal/levels.ts';
import type { Track } from './sound.ts';

interface Chapter {
  at: number;
  title: string;
}

/** Spoken or sung text; sounds are in [brackets]. */
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
  /** Quality setting of the encoder, between 20 and 34; lower is finer and larger. */
  coarseness: number;
  frame: (at: number) => string;
  sound: () => Track;
}
