import { can, isRelative, isVisitor, type PermissionUser } from '@relish/shared/permissions.ts';
import { SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';

import type { Db } from '../../../db/database.ts';
import { findOwnPerson } from '../../residents/relatives/public.ts';
import { findResident } from '../../residents/residents/public.ts';
import { isStillShown } from './contents.ts';
import { findGift, type FoundGift, type GiftSubject } from './queries.ts';

interface Asking {
  user: PermissionUser;
  userId: string;
  carehomeId: string;
  now: Date;
}

/**
 * Families once a stay has ended and they have been informed (N8), staff for anyone, a household
 * for itself. In the user's own transaction.
 */
export async function mayHaveGift(
  db: Db,
  { user, userId, carehomeId, now }: Asking,
  { resident_id: residentId, for_subject }: GiftSubject,
): Promise<'yes' | 'not yet' | 'unknown'> {
  if (!can(user, 'photos.gift')) return 'unknown';
  if (for_subject && !can(user, 'residents.manage')) return 'unknown';
  if (isRelative(user)) {
    if (residentId === null) return 'unknown';
    const person = await findOwnPerson(db, carehomeId, userId, residentId);
    if (!person || person.access_level < SEES_UPDATES) return 'unknown';
    const state = familyState(person, now);
    if (state === undefined) return 'unknown';
    return state === 'here' ? 'not yet' : 'yes';
  }
  if (isVisitor(user)) return residentId === null ? 'yes' : 'unknown';
  if (residentId === null) return 'unknown';
  return (await findResident(db, carehomeId, residentId)) ? 'yes' : 'unknown';
}

interface Reading {
  /** The user's own transaction. */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  system: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Asked at every fetch: the person may have lost access, or a consent may have been withdrawn. */
export async function findGiftToSend(
  { transaction, system }: Reading,
  asking: Asking,
  id: string,
): Promise<(FoundGift & { file_key: string }) | 'outdated' | undefined> {
  const { carehomeId, now } = asking;
  const gift = await transaction(async (db) => {
    const found = await findGift(db, carehomeId, id, now);
    const isAllowed = found && (await mayHaveGift(db, asking, found)) === 'yes';
    return isAllowed ? found : undefined;
  });
  if (gift?.state !== 'done' || gift.file_key === null) return undefined;
  // The consents of others are invisible to relatives.
  if (!(await isStillShown(system, carehomeId, gift))) return 'outdated';
  return { ...gift, file_key: gift.file_key };
}
