import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

import { useWideScreen } from '../../../ui/use-wide-screen.ts';
import { fieldOf, SECTIONS, sectionOf } from './fields.ts';
import type { ResidentForm } from './form-context.ts';
import { problemsOf } from './problems.ts';

/** Which parts are unfolded, and how to get somebody to a part or a field. */
export function useOpenSections(
  form: ResidentForm,
  element: RefObject<HTMLFormElement | null>,
  isNew: boolean,
) {
  const isWide = useWideScreen();
  const asked = useLocation().hash.slice(1);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    if (isNew) return new Set();
    return new Set(isWide ? SECTIONS.map(({ id }) => id) : ['who', asked]);
  });
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

  // A link may lead straight to a part: the profile's do.
  useEffect(() => {
    if (asked !== '') document.getElementById(asked)?.scrollIntoView();
  }, [asked]);

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
      const field = fieldOf(name);
      flushSync(() => unfold(sectionOf(name)?.id ?? ''));
      if (field && field.name === name && field.kind !== 'allergies') form.setFocus(field.name);
      else element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    },
  };
}
