import { removeSealed, sealedNames } from '../platform/sealed-store.ts';
import { currentSession, shownUser } from './session-state.ts';

/**
 * What is being written goes with its writer; what waits to be sent stays, locked, until the same person is back; what
 * was seen goes with every leaving.
 */
export type SealedKind = 'form' | 'record' | 'outbox' | 'seen';

/** Whose it is: nobody else ever finds it, nor the same person at another home. */
export interface SealedOwner {
  userId: string;
  carehomeId: string;
}

/** Whose, where, what: nobody else ever asks for it by this name. */
export const sealedName = ({ userId, carehomeId }: SealedOwner, kind: SealedKind, id: string) =>
  `${userId} ${carehomeId} ${kind} ${id}`;

const partsOf = (name: string) => {
  const [userId, , kind] = name.split(' ');
  return { userId, kind };
};

export async function forgetSealedDrafts(isForgotten: (userId: string) => boolean = () => true) {
  for (const name of await sealedNames()) {
    const { userId = '', kind } = partsOf(name);
    if (kind !== 'outbox' && isForgotten(userId)) await removeSealed(name);
  }
}

export async function forgetSealedOf(kind: SealedKind) {
  for (const name of await sealedNames()) if (partsOf(name).kind === kind) await removeSealed(name);
}

/** Somebody who has left, or is at another home now, keeps nothing more here. */
export function isStillHere({ userId, carehomeId }: SealedOwner): boolean {
  const user = shownUser(currentSession());
  return user?.id === userId && user.carehome.id === carehomeId;
}

export const hasSealed = async (kind: SealedKind): Promise<boolean> =>
  (await sealedNames()).some((name) => partsOf(name).kind === kind);
