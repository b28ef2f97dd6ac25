import { type WallTime, wallTimeOf } from '@relish/shared/wall-time.ts';
import { useEffect, useState } from 'react';

import { useUser } from '../../../session/use-session.ts';

const MINUTE = 60_000;

/** The time on the clock of the home, updated once a minute. */
export function useNow(): WallTime {
  const { time_zone } = useUser().carehome;
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return wallTimeOf(time_zone, now);
}
