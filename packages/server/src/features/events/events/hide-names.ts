import { isGuest } from '@relish/shared/permissions.ts';

import type { InHome } from '../../../core/handler.ts';
import { hidingResidents } from '../../residents/names/public.ts';

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

/** Guests of the home read events without names of residents; everyone else reads them as written. */
export const hidingFromGuests = async ({ db, carehomeId, user }: InHome): Promise<Hide> =>
  isGuest(user) ? hidingResidents(db, carehomeId) : (text) => text;
