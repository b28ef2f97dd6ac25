import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { useUser } from '../session/use-session.ts';
import { Autosave, type AutosaveOptions, type Keeping } from './autosave.ts';

interface Options<V, K> extends Omit<AutosaveOptions<K>, 'owner' | 'tell' | 'values'> {
  /** The part of the values that is autosaved. */
  pick: (values: V) => K;
  isSaved: boolean;
}

/** Autosaves a form on the server, and on the device if that fails. */
export function useAutosave<V extends FieldValues, K extends object>(
  { watch, getValues, reset }: Pick<UseFormReturn<V>, 'watch' | 'getValues' | 'reset'>,
  { pick, isSaved, ...options }: Options<V, K>,
) {
  const { id: userId, carehome } = useUser();
  const [keeping, setKeeping] = useState<Keeping>(isSaved ? 'saved' : 'fresh');
  const [autosave] = useState(
    () =>
      new Autosave<K>({
        ...options,
        values: pick(getValues()),
        owner: { userId, carehomeId: carehome.id },
        tell: setKeeping,
      }),
  );
  // Sends only changes by the user, not values set by the form.
  const seen = useRef({ text: '', isShowing: false });
  const show = useCallback(
    (part: K) => {
      seen.current.isShowing = true;
      reset({ ...getValues(), ...part });
      seen.current = { text: JSON.stringify(pick(getValues())), isShowing: false };
    },
    [reset, getValues, pick],
  );

  useEffect(() => {
    seen.current.text = JSON.stringify(pick(getValues()));
    let gone = false;
    const { unsubscribe } = watch(() => {
      const next = pick(getValues());
      const text = JSON.stringify(next);
      if (seen.current.isShowing || seen.current.text === text) return;
      seen.current.text = text;
      autosave.change(next);
    });
    void autosave.keptHere().then((kept) => {
      if (kept && !gone) show(kept);
    });
    return () => {
      gone = true;
      unsubscribe();
      autosave.leave();
    };
  }, [autosave, watch, getValues, pick, show]);

  return {
    keeping,
    /** Whether unsaved changes make leaving worth a question. */
    isOnlyHere: keeping === 'on_device' || keeping === 'elsewhere',
    /** Called when the form is finished or discarded. */
    end: () => autosave.end(),
    /** Continues with the values saved elsewhere. */
    load: (newer: K, version: number | null) => {
      show(newer);
      autosave.follow(newer, version);
    },
    /** Keeps the values here over those saved elsewhere. */
    keepThis: () => void autosave.insist(),
  };
}
