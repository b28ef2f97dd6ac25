import { useEffect, useState } from 'react';

import { readSeen } from './seen.ts';
import { useSession, useUser } from './use-session.ts';

/** The last answer shown on a screen; undefined until the server has confirmed the user. */
export function useSeen(screen: string): unknown {
  const session = useSession();
  const { id: userId, carehome } = useUser();
  const carehomeId = carehome.id;
  const isSure = session.state === 'authenticated' && session.person.is === 'loaded';
  const [seen, setSeen] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    if (isSure)
      void readSeen({ userId, carehomeId }, screen).then((cached) => gone || setSeen(cached));
    return () => {
      gone = true;
    };
  }, [isSure, userId, carehomeId, screen]);
  return seen;
}
