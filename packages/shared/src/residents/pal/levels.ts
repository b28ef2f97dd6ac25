export const LEVELS = ['planned', 'exploratory', 'sensory', 'reflex'] as const;
export type Level = (typeof LEVELS)[number];

export const DOMAINS = [
  'washing',
  'dressing',
  'eating',
  'contact',
  'group',
  'communication',
  'practical',
  'objects',
  'media',
] as const;
export type Domain = (typeof DOMAINS)[number];

export type Answers = Record<Domain, Level>;
/** Unanswered headings are null or missing. */
export type DraftAnswers = { [domain in Domain]?: Level | null | undefined };

/** Planned 4 … reflex 1. */
export const rank = (level: Level): number => LEVELS.length - LEVELS.indexOf(level);

export const areNeighbours = (one: Level, other: Level): boolean =>
  Math.abs(rank(one) - rank(other)) === 1;
