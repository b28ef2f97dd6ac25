import type { Conflict, ConflictKind } from '@relish/shared/library/suggestions/conflicts.ts';
import { interestLabel, isInterestCode } from '@relish/shared/residents/interests/taxonomy.ts';

const TEXTS: Record<ConflictKind, string> = {
  allergy: 'allergy to',
  food_unlisted: 'what is in it is not listed, allergy to',
  food_texture: 'food of IDDSI level',
  drink_thickness: 'drinks of IDDSI level',
  small_parts: 'small parts',
  sharp: 'sharp things',
  flashing: 'flashing light',
  magnets: 'magnets near a pacemaker',
  weighted: 'a weighted item that they may not be able to lift off',
  standing: 'done standing or walking, mobility:',
  standing_unknown: 'done standing or walking, and no mobility is recorded',
  help_to_stand: 'done standing or walking, and needs help to stand',
  falls: 'done standing or walking, and is at risk of falls',
  sight: 'relies on sight:',
  hearing: 'relies on hearing: deaf',
  in_bed: 'cannot be done in bed',
  outing: 'an outing, and no mobility is recorded',
  alcohol: 'alcohol',
  oxygen: 'a flame or heat near oxygen',
  never: 'never wants',
  avoid_topic: 'a topic to avoid,',
};

export const unreadWords = (
  conflicts: readonly Conflict[],
  findName: (personId: string) => string,
): string[] => [
  conflicts.length === 1
    ? 'There is a warning that nobody has read yet.'
    : `There are ${conflicts.length} warnings that nobody has read yet.`,
  ...conflicts.map(({ person_id, kind, about }) =>
    `${findName(person_id)}: ${TEXTS[kind]} ${inWords(about)}`.trim(),
  ),
];

const inWords = (about: string) =>
  isInterestCode(about) ? interestLabel(about).toLowerCase() : about.replaceAll('_', ' ');
