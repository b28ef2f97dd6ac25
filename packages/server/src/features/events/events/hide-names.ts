import { isGuest, isRelative } from '@relish/shared/permissions.ts';

import type { InHome, SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { hidingOthers, hidingResidents } from '../../residents/names/public.ts';

type Hide = (text: string) => string;

interface Texts {
  title: string;
  description: string | null;
  place: string | null;
  cancel_reason: string | null;
}

/** Staff may have written a name into any text of an event (N17). */
export const withoutNames = <E extends Texts>(event: E, hide: Hide): E => ({
  ...event,
  title: hide(event.title),
  description: event.description && hide(event.description),
  place: event.place && hide(event.place),
  cancel_reason: event.cancel_reason && hide(event.cancel_reason),
});

const asWritten: Hide = (text) => text;

/** Guests of the home read events without names of residents. */
export const hidingFromGuests = async ({ db, carehomeId, user }: InHome): Promise<Hide> =>
  isGuest(user) ? hidingResidents(db, carehomeId) : asWritten;

type Context = SignedIn & { system: <T>(work: (db: Db) => Promise<T>) => Promise<T> };

/** The same for everyone: a family reads the names of its own residents only (N1), staff read all. */
export async function hidingNames(
  { system, carehomeId, user }: Context,
  ownIds: readonly string[],
): Promise<Hide> {
  // Row level security hides other residents, and so their names, from a relative's transaction.
  if (isRelative(user)) return system((db) => hidingOthers(db, carehomeId, ownIds));
  return isGuest(user) ? system((db) => hidingResidents(db, carehomeId)) : asWritten;
}
