import type { Input } from '@relish/shared/calls.ts';
import { useEffect } from 'react';
import type { UseFormWatch } from 'react-hook-form';

type Values = Input<'register'>;

const KEY = 'relish.draft.register';

/** Never holds the password, and stays in this tab because no user is signed in yet. */
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
    // Without storage there is no draft.
  }
}

export function useDraft(watch: UseFormWatch<Values>) {
  useEffect(() => {
    const { unsubscribe } = watch(({ password: _password, invitation_code: _code, ...draft }) => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify(draft));
      } catch {
        // The draft is optional.
      }
    });
    return unsubscribe;
  }, [watch]);
}
