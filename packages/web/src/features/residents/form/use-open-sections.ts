import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

import { useFoldSections } from '../../../ui/use-fold-sections.ts';
import { useWideScreen } from '../../../ui/use-wide-screen.ts';
import { fieldOf, SECTIONS, sectionOf } from './fields.ts';
import type { ResidentForm } from './form-context.ts';
import { problemsOf } from './problems.ts';

export function useOpenSections(
  form: ResidentForm,
  element: RefObject<HTMLFormElement | null>,
  isNew: boolean,
) {
  const isWide = useWideScreen();
  const asked = useLocation().hash.slice(1);
  const sections = useFoldSections({
    first: () => (isNew ? [] : isWide ? SECTIONS.map(({ id }) => id) : ['who', asked]),
    wrong: problemsOf(form.formState.errors).flatMap(({ name }) => sectionOf(name)?.id ?? []),
  });

  // A link may lead straight to a part: the profile's do.
  useEffect(() => {
    if (asked !== '') document.getElementById(asked)?.scrollIntoView();
  }, [asked]);

  return {
    ...sections,
    goToField: (name: string) => {
      const field = fieldOf(name);
      sections.unfold(sectionOf(name)?.id ?? '');
      if (field && field.name === name && field.kind !== 'allergies') form.setFocus(field.name);
      else element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    },
  };
}
