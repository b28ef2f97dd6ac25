import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';

import type { Place } from './place.ts';
import { placesFor } from './places.ts';

/** The bar fits five items, including Record and More. */
const IN_BAR = 5;

export function barPlacesFor(user: CurrentUser): Place[] {
  const places = placesFor(user).filter(
    ({ inBar }) => inBar && (inBar !== 'for-relatives' || isRelative(user)),
  );
  const own = isRelative(user) ? 'for-relatives' : 'for-others';
  const more = places.filter(({ phoneOnly }) => phoneOnly);
  const room = IN_BAR - more.length - (can(user, 'reports.add') ? 1 : 0);
  const daily = places.filter((place) => !more.includes(place));
  const first = daily.filter(({ inBar }) => inBar === true || inBar === own);
  const byNeed = [...first, ...daily.filter((place) => !first.includes(place))];
  const shown = new Set(byNeed.slice(0, room));
  return [...daily.filter((place) => shown.has(place)), ...more];
}
