import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { forgetDraft, readDraft, writeDraft } from '../session/drafts.ts';
import { isStillHere } from '../session/sealed-drafts.ts';
import { useUser } from '../session/use-session.ts';

/** Short, because encrypting takes time and a closing page does not wait. */
const PAUSE_MS = 20;

type Drafted<V extends FieldValues> = Pick<
  UseFormReturn<V>,
  'subscribe' | 'getValues' | 'reset' | 'formState'
>;

/**
 * Stores the input encrypted on this device, for this user at this home, until it is saved. `form`
 * names the form and its subject: `resident`, `about-me <id>`.
 */
export function useDraft<V extends FieldValues>(form: string, handle: Drafted<V>) {
  const { id: userId, carehome } = useUser();
  const carehomeId = carehome.id;
  const [restored, setRestored] = useState(false);
  const [isRead, setRead] = useState(false);
  const { subscribe, getValues, reset, formState } = handle;
  const { defaultValues } = formState;
  const state = useRef({
    isDirty: false,
    base: defaultValues,
    fresh: defaultValues,
    over: false,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const owner = { userId, carehomeId };
    const current = state.current;
    let gone = false;
    const keep = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (current.over || !isStillHere(owner)) return;
      if (current.isDirty)
        void writeDraft(owner, form, { values: getValues(), base: current.base });
      else void forgetDraft(owner, form);
    };
    const keepNow = () => {
      if (timer.current !== undefined) keep();
    };
    const soon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, PAUSE_MS);
    };
    // Subscribed to instead of read during render, so that the first change renders no field.
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: (now) => {
        Object.assign(current, { isDirty: now.isDirty, base: now.defaultValues });
        soon();
      },
    });
    void readDraft(owner, form).then((draft) => {
      if (gone) return;
      // Keeps input typed before the draft was read.
      if (draft && !current.isDirty) {
        reset(draft.base as V);
        reset(draft.values as V, { keepDefaultValues: true });
        setRestored(true);
      }
      setRead(true);
    });
    window.addEventListener('pagehide', keepNow);
    return () => {
      gone = true;
      window.removeEventListener('pagehide', keepNow);
      unsubscribe();
      keepNow();
    };
  }, [form, userId, carehomeId, subscribe, getValues, reset]);

  /** Called when the form is saved or discarded. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    state.current.over = true;
    void forgetDraft({ userId, carehomeId }, form);
  }, [form, userId, carehomeId]);

  const startAfresh = useCallback(() => {
    forget();
    state.current.over = false;
    reset(state.current.fresh as V);
    clearTimeout(timer.current);
    timer.current = undefined;
    setRestored(false);
  }, [forget, reset]);

  return {
    restored,
    /** Until then a stored draft may still replace the values. */
    isRead,
    startAfresh,
    forget,
  };
}
