import { dayIn } from '@relish/shared/days.ts';
import { useState } from 'react';

import { useUser } from '../../session/use-session.ts';

/** The day it is where the home is. */
export function useToday(): string {
  const { carehome } = useUser();
  const [now] = useState(() => new Date());
  return dayIn(carehome.time_zone, now);
}
