import { useState } from 'react';
import { flushSync } from 'react-dom';

interface Options {
  /** Sections open at first. */
  first: () => readonly string[];
  /** Sections with errors, which must be open to be found. */
  wrong: readonly string[];
}

/** State of the open sections of a long form. */
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
    /** Synchronously, so that a field inside can be focused. */
    unfold: (id: string) => flushSync(() => unfold(id)),
    goToSection: (id: string) => {
      flushSync(() => unfold(id));
      const section = document.getElementById(id);
      section?.scrollIntoView();
      section?.querySelector('summary')?.focus({ preventScroll: true });
    },
  };
}
