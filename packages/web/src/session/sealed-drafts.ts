import { removeSealed, sealedNames } from '../platform/sealed-store.ts';
import { currentSession, shownUser } from './session-state.ts';

/**
 * Forms and records in progress are removed at sign-out; the outbox stays encrypted until the same
 * user returns; cached answers are removed whenever a session ends.
 */
export type SealedKind = 'form' | 'outbox' | 'seen';

/** Another user cannot read it, and neither can the same user at another home. */
export interface SealedOwner {
  userId: string;
  carehomeId: string;
}

/** Includes the user and the home, so that no other user asks for the same name. */
export const sealedName = ({ userId, carehomeId }: SealedOwner, kind: SealedKind, id: string) =>
  `${userId} ${carehomeId} ${kind} ${id}`;

const parseName = (name: string) => {
  const [userId, , kind, ...id] = name.split(' ');
  return { userId, kind, id: id.join(' ') };
};

export async function forgetSealedDrafts(isForgotten: (userId: string) => boolean = () => true) {
  for (const name of await sealedNames()) {
    const { userId = '', kind } = parseName(name);
    if (kind !== 'outbox' && isForgotten(userId)) await removeSealed(name);
  }
}

export async function forgetSealedKind(kind: SealedKind) {
  for (const name of await listSealedNames(kind)) await removeSealed(name);
}

export function currentOwner(): SealedOwner | undefined {
  const user = shownUser(currentSession());
  return user && { userId: user.id, carehomeId: user.carehome.id };
}

/** False once the user has signed out or switched home; nothing more may be stored then. */
export function isStillHere({ userId, carehomeId }: SealedOwner): boolean {
  const owner = currentOwner();
  return owner?.userId === userId && owner.carehomeId === carehomeId;
}

/** All names of one kind, of any user. */
export const listSealedNames = async (kind: SealedKind, id?: string): Promise<string[]> =>
  (await sealedNames()).filter((name) => {
    const parts = parseName(name);
    return parts.kind === kind && (id === undefined || parts.id === id);
  });

export const hasSealed = async (kind: SealedKind): Promise<boolean> =>
  (await listSealedNames(kind)).length > 0;
