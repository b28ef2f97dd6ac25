import { dayIn } from '@relish/shared/days.ts';
import { useState } from 'react';

import { useUser } from '../../session/use-session.ts';

/** The day it is in this home, as of when a form was opened. */
export function useToday(): string {
  const { time_zone } = useUser().carehome;
  const [today] = useState(() => dayIn(time_zone, new Date()));
  return today;
}
