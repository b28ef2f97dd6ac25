import { expect, it } from 'vitest';

import { STATUSES } from './choices.ts';
import { isArchived, livesHere, mayBecome, nextStatuses, takesPart } from './status-machine.ts';

const ARROWS = [
  'pre_admission current',
  'pre_admission respite',
  'current hospital',
  'hospital current',
  'current away',
  'away current',
  'respite current',
  ...['current', 'respite', 'hospital', 'away'].flatMap((from) => [
    `${from} moved_out`,
    `${from} deceased`,
  ]),
  'moved_out current',
];

it('allows these changes of status and no others', () => {
  const allowed = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed.toSorted()).toEqual(ARROWS.toSorted());
});

it('death is final', () => expect(nextStatuses('deceased')).toEqual([]));

it('tells who lives here, takes part and is archived', () => {
  expect(STATUSES.filter(livesHere)).toEqual(['current', 'respite', 'hospital', 'away']);
  expect(STATUSES.filter(takesPart)).toEqual(['current', 'respite']);
  expect(STATUSES.filter(isArchived)).toEqual(['moved_out', 'deceased']);
});
