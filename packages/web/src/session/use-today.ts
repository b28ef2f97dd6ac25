import { dayIn } from '@relish/shared/days.ts';
import { useState } from 'react';

import { useUser } from './use-session.ts';

/** Today's date in the home's time zone, as of when the screen opened. */
export function useToday(): string {
  const { carehome } = useUser();
  const [now] = useState(() => new Date());
  return dayIn(carehome.time_zone, now);
}
