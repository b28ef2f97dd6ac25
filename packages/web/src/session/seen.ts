import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { RELEASE } from '@relish/shared/constants.ts';

import { readSealed, removeSealed, writeSealed } from '../platform/sealed-store.ts';
import { inTurn } from './drafts.ts';
import {
  forgetSealedKind,
  isStillHere,
  type SealedOwner,
  sealedName,
  listSealedNames,
} from './sealed-drafts.ts';

const GOOD_FOR_MS = 86_400_000;

interface Seen {
  answer: unknown;
  at: number;
  /** Another release may expect a different shape. */
  release: string;
}

async function readGood(name: string): Promise<unknown> {
  const seen = (await readSealed(name)) as Seen | undefined;
  const isGood = seen?.release === RELEASE && seen.at > Date.now() - GOOD_FOR_MS;
  return isGood ? seen.answer : undefined;
}

/** The last answer shown to this user at this home, unless it is too old. */
export const readSeen = (owner: SealedOwner, screen: string): Promise<unknown> =>
  readGood(sealedName(owner, 'seen', screen));

export const keepSeen = (owner: SealedOwner, screen: string, answer: unknown) =>
  inTurn(async () => {
    const name = sealedName(owner, 'seen', screen);
    await writeSealed(name, { answer, at: Date.now(), release: RELEASE } satisfies Seen);
    // Encrypting takes time, during which the user may have signed out.
    if (!isStillHere(owner)) await removeSealed(name);
  });

export const forgetOneSeen = (owner: SealedOwner, screen: string) =>
  inTurn(() => removeSealed(sealedName(owner, 'seen', screen)));

/** Removes entries that are too old to be shown. */
export const forgetStaleSeen = () =>
  inTurn(async () => {
    for (const name of await listSealedNames('seen'))
      if ((await readGood(name)) === undefined) await removeSealed(name);
  });

const CURRENT_USER = 'me';

export const keepSeenUser = (user: CurrentUser) =>
  keepSeen({ userId: user.id, carehomeId: user.carehome.id }, CURRENT_USER, user);

/** The last user of this device, for a start without a connection. Every sign-out removes it. */
export async function readSeenUser(): Promise<CurrentUser | undefined> {
  for (const name of await listSealedNames('seen', CURRENT_USER)) {
    const user = await readGood(name);
    if (user !== undefined) return user as CurrentUser;
  }
  return undefined;
}

/** After leaving a home or a session, nothing cached may be shown again (N2, N3). */
export const forgetSeen = async () => void (await inTurn(() => forgetSealedKind('seen')));
