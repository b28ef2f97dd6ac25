import { removeSealed, sealedNames } from '../platform/sealed-store.ts';

/** What is being written goes with its writer; what waits to be sent stays, locked, until the same person is back. */
export type SealedKind = 'form' | 'record' | 'outbox';

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

export const hasSealed = async (kind: SealedKind): Promise<boolean> =>
  (await sealedNames()).some((name) => partsOf(name).kind === kind);
