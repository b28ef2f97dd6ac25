import { removeSealed, sealedNames } from '../platform/sealed-store.ts';

/** Drafts go with their writer; what waits to be sent stays, locked, until the same person is back. */
export type SealedKind = 'draft' | 'outbox';

interface Owner {
  userId: string;
  carehomeId: string;
}

/** Whose, where, what: nobody else ever asks for it by this name. */
export const sealedName = ({ userId, carehomeId }: Owner, kind: SealedKind, id: string) =>
  `${userId} ${carehomeId} ${kind} ${id}`;

const partsOf = (name: string) => {
  const [userId, , kind] = name.split(' ');
  return { userId, kind };
};

export async function forgetSealedDrafts(isForgotten: (userId: string) => boolean = () => true) {
  for (const name of await sealedNames()) {
    const { userId = '', kind } = partsOf(name);
    if (kind === 'draft' && isForgotten(userId)) await removeSealed(name);
  }
}

export const hasSealed = async (kind: SealedKind): Promise<boolean> =>
  (await sealedNames()).some((name) => partsOf(name).kind === kind);
