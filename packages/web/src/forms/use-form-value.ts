import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Subscribes to one part of a form's values and renders only when it changes. */
export function useFormValue<V extends FieldValues, T>(
  { getValues, subscribe }: Pick<UseFormReturn<V>, 'getValues' | 'subscribe'>,
  select: (values: V) => T,
): T {
  const last = useRef<{ text: string | undefined; value: T }>(undefined);
  const listen = useCallback(
    (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe],
  );
  return useSyncExternalStore(listen, () => {
    const value = select(getValues());
    // The library copies values, so equal parts are different objects.
    const text = JSON.stringify(value) as string | undefined;
    if (last.current?.text !== text || !last.current) last.current = { text, value };
    return last.current.value;
  });
}
