import type { Input } from '@relish/shared/calls.ts';

import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { type Entry, useAccept, useDecline, useRestoreEntry } from './api.ts';

type Accepted = Omit<Input<'about-me/accept'>, 'id' | 'version'>;

/** Takes a suggestion into the book or leaves it out: one at a time, and the latter can be undone. */
export function useDecision({ id, version }: Pick<Entry, 'id' | 'version'>, onDecided: () => void) {
  const accepting = useAccept();
  const declining = useDecline();
  const restoring = useRestoreEntry();
  const doing = accepting.isPending ? 'accept' : declining.isPending ? 'decline' : undefined;

  // By its promise: the item may be gone from the page before the answer is told.
  const settle = (answer: Promise<unknown>, done: () => void) => {
    onDecided();
    // Fields and the catalogue say what went wrong.
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
