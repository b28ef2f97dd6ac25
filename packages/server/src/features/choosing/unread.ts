import type { Conflict, ConflictKind } from '@relish/shared/choosing/conflicts.ts';
import { interestLabel, isInterestCode } from '@relish/shared/interests/taxonomy.ts';

const TEXTS: Record<ConflictKind, string> = {
  allergy: 'allergy to',
  food_unlisted: 'what is in it is not listed, allergy to',
  food_texture: 'food of IDDSI level',
  drink_thickness: 'drinks of IDDSI level',
  small_parts: 'small parts',
  sharp: 'sharp things',
  flashing: 'flashing light',
  standing: 'standing',
  in_bed: 'cannot be done in bed',
  outing: 'an outing, and nothing is recorded about how they get about',
  alcohol: 'alcohol',
  oxygen: 'a flame or heat near oxygen',
  never: 'never wants',
  avoid_topic: 'a topic to avoid,',
};

/** What nobody has read yet, each in a line. */
export const unreadWords = (
  conflicts: readonly Conflict[],
  nameOf: (personId: string) => string,
): string[] => [
  conflicts.length === 1
    ? 'There is a warning that nobody has read yet.'
    : `There are ${conflicts.length} warnings that nobody has read yet.`,
  ...conflicts.map(({ person_id, kind, about }) =>
    `${nameOf(person_id)}: ${TEXTS[kind]} ${inWords(about)}`.trim(),
  ),
];

const inWords = (about: string) =>
  isInterestCode(about) ? interestLabel(about).toLowerCase() : about.replaceAll('_', ' ');
