import { STAGES } from '@relish/shared/outings/headcounts/choices.ts';
import {
  canMoveOn,
  compareCounts,
  type Expected,
} from '@relish/shared/outings/headcounts/compare.ts';

import type { Comparison, Outing, Round, Stage } from './api.ts';
import type { WaitingCount } from './counts-outbox.ts';

export const listExpected = ({ goers, staff }: Pick<Outing, 'goers' | 'staff'>): Expected[] => [
  ...goers.map(({ id }) => ({ id, is_staff: false })),
  ...staff.map(({ id }) => ({ id, is_staff: true })),
];

export interface OwnRound {
  round: number;
  /** Result of this person’s last count at the stage; null before they have counted. */
  comparison: Comparison | null;
  isWaiting: boolean;
}

interface Facts {
  rounds: readonly Round[];
  waiting: readonly WaitingCount[];
  expected: readonly Expected[];
}

/** The newest round of a stage as this person knows it, with a count that is still on the device. */
export function findOwnRound(stage: Stage, { rounds, waiting, expected }: Facts): OwnRound {
  const saved = rounds
    .filter((each) => each.stage === stage)
    .toSorted((one, other) => one.round - other.round)
    .at(-1);
  const unsent = waiting.findLast(
    ({ input, refused }) => input.stage === stage && refused === undefined,
  )?.input;
  if (unsent && unsent.round >= (saved?.round ?? 0))
    return {
      round: unsent.round,
      comparison: compareCounts(expected, [{ counter_id: 'me', seen_ids: unsent.seen_ids }]),
      isWaiting: true,
    };
  return { round: saved?.round ?? 1, comparison: saved?.comparison ?? null, isWaiting: false };
}

/** A correction stays in its round; after everyone was seen, the next count is a new round. */
export const findNextRound = ({ round, comparison }: OwnRound): number =>
  comparison !== null && canMoveOn(comparison) ? round + 1 : round;

/** The stage to open with: the first that this person has not finished. */
export const findStage = (facts: Facts): Stage =>
  STAGES.find((stage) => {
    const { comparison } = findOwnRound(stage, facts);
    return comparison === null || !canMoveOn(comparison);
  }) ?? 'home';
