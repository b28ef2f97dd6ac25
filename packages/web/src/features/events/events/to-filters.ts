import type { Input } from '@relish/shared/calls.ts';

import type { EventFilters } from './calendar-choices.ts';

/** The filters of the address as the call names them. */
export const toFilters = ({
  audience,
  category,
  group,
  mine,
}: EventFilters): Omit<Input<'events/list'>, 'from' | 'to'> => ({
  ...(audience && { audience }),
  ...(category && { category }),
  ...(group !== undefined && { group_id: group }),
  ...(mine && { mine }),
});
