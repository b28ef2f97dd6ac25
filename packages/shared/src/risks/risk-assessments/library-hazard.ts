import type { PersonAtRisk } from './choices.ts';

export interface LibraryHazard {
  title: string;
  /** Completes “Someone could be harmed by …”. */
  how: string;
  who: readonly PersonAtRisk[];
  /** Suggestions; the assessor confirms those that are in place. */
  controls: readonly string[];
}
