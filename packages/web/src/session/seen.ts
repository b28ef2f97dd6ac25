import { RELEASE } from '@relish/shared/constants.ts';

import { readSealed, removeSealed, writeSealed } from '../platform/sealed-store.ts';
import { inTurn } from './drafts.ts';
import { forgetSealedOf, isStillHere, type SealedOwner, sealedName } from './sealed-drafts.ts';

const GOOD_FOR_MS = 86_400_000;

interface Seen {
  answer: unknown;
  at: number;
  /** Another release may read an answer differently. */
  release: string;
}

/** What a screen showed last to this person at this home, unless that is too long ago. */
export async function readSeen(owner: SealedOwner, screen: string): Promise<unknown> {
  const seen = (await readSealed(sealedName(owner, 'seen', screen))) as Seen | undefined;
  const isGood = seen?.release === RELEASE && seen.at > Date.now() - GOOD_FOR_MS;
  return isGood ? seen.answer : undefined;
}

export const keepSeen = (owner: SealedOwner, screen: string, answer: unknown) =>
  inTurn(async () => {
    const name = sealedName(owner, 'seen', screen);
    await writeSealed(name, { answer, at: Date.now(), release: RELEASE } satisfies Seen);
    // Sealing takes a moment, in which somebody may have left.
    if (!isStillHere(owner)) await removeSealed(name);
  });

/** Whoever leaves a home, or is shown out, leaves nothing on the device that could be shown again (N2, N3). */
export const forgetSeen = () => inTurn(() => forgetSealedOf('seen'));
