import { useState } from 'react';
import { flushSync } from 'react-dom';

interface Options {
  /** Those that are open at first. */
  first: () => readonly string[];
  /** Those with a fault in them: nobody finds one that is folded away. */
  wrong: readonly string[];
}

/** Which parts of a long form are unfolded, and how to get somebody to one. */
export function useFoldSections({ first, wrong }: Options) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first()));
  const unfold = (...ids: string[]) => setOpen((before) => new Set([...before, ...ids]));

  const faults = wrong.join(' ');
  const [unfoldedFor, setUnfoldedFor] = useState('');
  if (faults !== unfoldedFor) {
    setUnfoldedFor(faults);
    unfold(...wrong);
  }

  return {
    isOpen: (id: string) => open.has(id),
    toggle: (id: string, isOpen: boolean) =>
      setOpen((before) => {
        const next = new Set(before);
        if (isOpen) next.add(id);
        else next.delete(id);
        return next;
      }),
    /** At once, so that what is inside can take the focus. */
    unfold: (id: string) => flushSync(() => unfold(id)),
    goToSection: (id: string) => {
      flushSync(() => unfold(id));
      const section = document.getElementById(id);
      section?.scrollIntoView();
      section?.querySelector('summary')?.focus({ preventScroll: true });
    },
  };
}
