import type { Input } from '@relish/shared/calls.ts';

import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type Entry, useAccept, useDecline, useRestoreEntry } from './api.ts';

type Accepted = Omit<Input<'about-me/accept'>, 'id' | 'version'>;

/** Accepts or declines a contribution, one at a time; declining can be undone. */
export function useDecision({ id, version }: Pick<Entry, 'id' | 'version'>, onDecided: () => void) {
  const accepting = useAccept();
  const declining = useDecline();
  const restoring = useRestoreEntry();
  const doing = accepting.isPending ? 'accept' : declining.isPending ? 'decline' : undefined;

  // Uses the promise, because the item may be unmounted before the answer.
  const settle = (answer: Promise<unknown>, done: () => void) => {
    onDecided();
    // Errors are shown by the fields and the error catalogue.
    answer.then(done, () => undefined);
  };
  const accept = (input: Accepted) => {
    if (doing) return;
    settle(accepting.mutateAsync({ id, version, ...input }), () =>
      showToast({ title: m.about_me_accepted(), tone: 'success' }),
    );
  };
  const decline = () => {
    if (doing) return;
    settle(declining.mutateAsync({ id }), () =>
      showToast({
        title: m.about_me_declined(),
        seconds: 8,
        action: { label: m.about_me_undo(), run: () => restoring.mutate({ id }) },
      }),
    );
  };
  return { accept, decline, doing, error: accepting.error };
}
