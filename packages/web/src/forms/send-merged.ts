import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Sends the merged values as an edit of the colleague's version. */
export function sendMerged<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'reset'>,
  element: HTMLFormElement | null,
  { next, theirs }: { next: V; theirs: V },
) {
  flushSync(() => {
    form.reset(theirs);
    form.reset(next, { keepDefaultValues: true });
  });
  element?.requestSubmit();
}
