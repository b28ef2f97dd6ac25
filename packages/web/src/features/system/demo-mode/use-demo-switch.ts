import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { ApiError } from '../../../api/api-error.ts';
import { keepReturnPath, takeReturnPath } from '../../../session/demo-session.ts';
import { enterDemo, leaveDemo } from '../../../session/session.ts';

/** Turns demo mode on and off, and returns to the page where it was turned on. */
export function useDemoSwitch() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);

  async function start(options: { fresh?: boolean; path?: string } = {}) {
    if (busy) return;
    setBusy(true);
    try {
      await enterDemo({ fresh: options.fresh ?? false });
      if (!options.fresh) keepReturnPath(pathname + search);
      await navigate(options.path ?? '/tabs/home');
    } catch (error) {
      // The error catalogue has already shown a toast.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  }

  function leave() {
    leaveDemo();
    void navigate(takeReturnPath(), { replace: true });
  }

  return { busy, start, leave };
}
