import { useEffect, useState } from 'react';

import { keepSeen, readSeen } from './seen.ts';
import { useSession, useUser } from './use-session.ts';

/** What a screen showed last, to begin with; nothing before the server has said who this is now. */
export function useSeen(screen: string): unknown {
  const session = useSession();
  const { id: userId, carehome } = useUser();
  const carehomeId = carehome.id;
  const isSure = session.state === 'authenticated' && session.person.is === 'loaded';
  const [seen, setSeen] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    if (isSure)
      void readSeen({ userId, carehomeId }, screen).then((found) => gone || setSeen(found));
    return () => {
      gone = true;
    };
  }, [isSure, userId, carehomeId, screen]);
  return seen;
}

/** Keeps what a screen shows for the next time; `undefined` is nothing new. */
export function useKeepSeen(screen: string, answer: unknown) {
  const { id: userId, carehome } = useUser();
  const carehomeId = carehome.id;
  useEffect(() => {
    if (answer !== undefined) void keepSeen({ userId, carehomeId }, screen, answer);
  }, [answer, userId, carehomeId, screen]);
}
