import type { Input } from '@relish/shared/calls.ts';
import { useEffect } from 'react';
import type { UseFormWatch } from 'react-hook-form';

type Values = Input<'register'>;

const KEY = 'relish.draft.register';

/** What was typed before a reload; never the password, and not beyond this tab: nobody is signed in yet. */
export function readDraft(): Partial<Values> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Values>;
  } catch {
    return {};
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept either.
  }
}

export function useDraft(watch: UseFormWatch<Values>) {
  useEffect(() => {
    const { unsubscribe } = watch(({ password: _password, invitation_code: _code, ...draft }) => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify(draft));
      } catch {
        // A draft is a convenience.
      }
    });
    return unsubscribe;
  }, [watch]);
}
