import { useCallback, useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

import { currentSession } from '../session/session-state.ts';

interface Release {
  isReleased: () => boolean;
  /** Call before navigating after a save. */
  release: () => void;
}

function createRelease(): Release {
  let released = false;
  return {
    isReleased: () => released,
    release: () => {
      released = true;
    },
  };
}

/** For a form whose guard is a separate component. */
export const useLeaveRelease = () => useState(createRelease)[0];

/** Asks before leaving unsaved input; `LeaveQuestion` shows the question. */
export function useLeaveGuard(isDirty: boolean, shared?: Release) {
  const own = useLeaveRelease();
  const { isReleased, release } = shared ?? own;
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation: from, nextLocation: to }) =>
        isDirty &&
        !isReleased() &&
        // An ended session must never be blocked by a question.
        currentSession().state === 'authenticated' &&
        from.pathname + from.search !== to.pathname + to.search,
      [isDirty, isReleased],
    ),
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased() && currentSession().state === 'authenticated') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isReleased]);

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release,
  };
}
