import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

import { sectionOf } from './find-field.ts';
import type { OwnForm } from './own-form-context.ts';
import { problemsOf } from './own-problems.ts';

/** Which parts are unfolded, and how to get somebody to a part or a field. */
export function useOwnSections(form: OwnForm, element: RefObject<HTMLFormElement | null>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['basics']));
  const unfold = (...ids: string[]) => setOpen((before) => new Set([...before, ...ids]));

  const wrong = problemsOf(form.formState.errors)
    .flatMap(({ name }) => sectionOf(name)?.id ?? [])
    .join(' ');
  const [unfoldedFor, setUnfoldedFor] = useState('');
  // Nobody finds a fault that is folded away.
  if (wrong !== unfoldedFor) {
    setUnfoldedFor(wrong);
    unfold(...wrong.split(' '));
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
    goToSection: (id: string) => {
      flushSync(() => unfold(id));
      const section = document.getElementById(id);
      section?.scrollIntoView();
      section?.querySelector('summary')?.focus({ preventScroll: true });
    },
    goToField: (name: string) => {
      const section = sectionOf(name);
      flushSync(() => unfold(section?.id ?? ''));
      const all = [...(element.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
      const at = (wanted: string) =>
        all.find((each) => (each.getAttribute('name') ?? '').startsWith(wanted));
      (at(name) ?? at(name.replace(/\.\d+.*$/, '')))?.focus();
    },
  };
}
