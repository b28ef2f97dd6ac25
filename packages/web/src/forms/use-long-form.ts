import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';

import { focusControl } from './focus-field.ts';
import { listProblems, type ListedFields } from './form-problems.ts';
import { sendMerged } from './send-merged.ts';
import { useCallForm } from './use-call-form.ts';
import { useDraft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type CallForm<V extends FieldValues> = Parameters<typeof useCallForm<V>>[0];

type Listed = ListedFields<{ label: () => string }>;

interface Options<V extends FieldValues> extends Omit<CallForm<V>, 'defaultValues'> {
  defaultValues: () => DefaultValues<V>;
  /** Key of the draft on this device. */
  draftName: string;
  /** A function if labels depend on the values. */
  listed: Listed | ((values: V) => Listed);
}

/** A page's form: one call, an encrypted draft, a leave guard and a list of problems. */
export function useLongForm<V extends FieldValues>({
  defaultValues,
  draftName,
  listed,
  ...call
}: Options<V>) {
  const element = useRef<HTMLFormElement>(null);
  const [first] = useState(defaultValues);
  const form = useCallForm<V>({ ...call, defaultValues: first });
  const draft = useDraft(draftName, form);
  const guard = useLeaveGuard(form.formState.isDirty);
  return {
    form,
    element,
    draft,
    guard,
    problems: listProblems(
      form.formState.errors,
      typeof listed === 'function' ? listed(form.getValues()) : listed,
    ),
    /** Call after saving, before navigating. */
    finish: () => {
      draft.forget();
      guard.release();
    },
    /** Sends the merged values as an edit of the colleague's version. */
    saveMerged: (next: V, theirs: V) => sendMerged(form, element.current, { next, theirs }),
    focusField: (name: string) =>
      focusControl(element.current?.querySelector<HTMLElement>(`[name="${name}"]`)),
  };
}
