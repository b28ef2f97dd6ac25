import { useState } from 'react';

import type { EventCard } from './api.ts';

/** Whether an event has begun or is over, as of when it was shown. */
export function useEventState({ starts_at, ends_at }: Pick<EventCard, 'starts_at' | 'ends_at'>) {
  const [now] = useState(() => Date.now());
  return { hasBegun: Date.parse(starts_at) <= now, isOver: Date.parse(ends_at) <= now };
}
