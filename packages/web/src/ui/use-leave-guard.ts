import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

import { currentSession } from '../session/session-state.ts';

/** Asks before somebody leaves what they have not saved: `LeaveQuestion` puts it into words. */
export function useLeaveGuard(isDirty: boolean) {
  const released = useRef(false);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation: from, nextLocation: to }) =>
        isDirty &&
        !released.current &&
        // A session that has ended must never be held up by a question.
        currentSession().state === 'authenticated' &&
        from.pathname + from.search !== to.pathname + to.search,
      [isDirty],
    ),
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current && currentSession().state === 'authenticated') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    /** Before going on to another page once everything is saved. */
    release: () => {
      released.current = true;
    },
  };
}
