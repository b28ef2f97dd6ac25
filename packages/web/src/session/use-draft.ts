import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { forgetDraft, readDraft, writeDraft } from './drafts.ts';
import { isStillHere } from './sealed-drafts.ts';
import { useUser } from './use-session.ts';

/** Hardly any: sealing takes a moment itself, and a page that is closed does not wait for it. */
const PAUSE_MS = 20;

type Drafted<V extends FieldValues> = Pick<
  UseFormReturn<V>,
  'watch' | 'getValues' | 'reset' | 'formState'
>;

/**
 * Keeps what is typed into a form on this device, for this person at this home, until it is saved.
 * `form` names it and what it is about: `resident`, `about-me <id>`.
 */
export function useDraft<V extends FieldValues>(form: string, handle: Drafted<V>) {
  const { id: userId, carehome } = useUser();
  const carehomeId = carehome.id;
  const [restored, setRestored] = useState(false);
  const { watch, getValues, reset, formState } = handle;
  const { isDirty, defaultValues } = formState;
  const state = useRef({ isDirty, base: defaultValues, fresh: defaultValues, over: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepSoon = useRef<() => void>(undefined);
  useEffect(() => {
    const turned = state.current.isDirty !== isDirty;
    Object.assign(state.current, { isDirty, base: defaultValues });
    // On a busy device a form learns late that it differs, or does so no more.
    if (turned) keepSoon.current?.();
  }, [isDirty, defaultValues]);

  useEffect(() => {
    const owner = { userId, carehomeId };
    const held = state.current;
    let gone = false;
    const keep = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (held.over || !isStillHere(owner)) return;
      if (held.isDirty) void writeDraft(owner, form, { values: getValues(), base: held.base });
      else void forgetDraft(owner, form);
    };
    const keepNow = () => {
      if (timer.current !== undefined) keep();
    };
    const soon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, PAUSE_MS);
    };
    keepSoon.current = soon;
    const { unsubscribe } = watch(soon);
    void readDraft(owner, form).then((draft) => {
      // Whoever was quicker than the device's memory keeps what they see.
      if (gone || !draft || held.isDirty) return;
      reset(draft.base as V);
      reset(draft.values as V, { keepDefaultValues: true });
      setRestored(true);
    });
    window.addEventListener('pagehide', keepNow);
    return () => {
      gone = true;
      window.removeEventListener('pagehide', keepNow);
      unsubscribe();
      keepNow();
    };
  }, [form, userId, carehomeId, watch, getValues, reset]);

  /** Once it is saved, or given up. */
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

  return { restored, startAfresh, forget };
}
