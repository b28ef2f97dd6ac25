import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useFoldSections } from '../../../../forms/use-fold-sections.ts';
import { useWideScreen } from '../../../../ui/layout/use-wide-screen.ts';
import { findField, SECTIONS, findSection } from './fields.ts';
import type { ResidentForm } from './form-context.ts';

interface Long {
  form: ResidentForm;
  problems: readonly { name: string }[];
  focusField: (name: string) => void;
}

export function useOpenSections({ form, problems, focusField }: Long, isNew: boolean) {
  const isWide = useWideScreen();
  const sectionId = useLocation().hash.slice(1);
  const sections = useFoldSections({
    first: () => (isNew ? [] : isWide ? SECTIONS.map(({ id }) => id) : ['who', sectionId]),
    wrong: problems.flatMap(({ name }) => findSection(name)?.id ?? []),
  });

  // Links from the profile lead straight to a section.
  useEffect(() => {
    if (sectionId !== '') document.getElementById(sectionId)?.scrollIntoView();
  }, [sectionId]);

  return {
    ...sections,
    goToField: (name: string) => {
      const field = findField(name);
      sections.unfold(findSection(name)?.id ?? '');
      if (field && field.name === name && field.kind !== 'allergies') form.setFocus(field.name);
      else focusField(name);
    },
  };
}
