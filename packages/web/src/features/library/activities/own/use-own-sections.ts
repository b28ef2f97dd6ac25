import type { RefObject } from 'react';

import { useFoldSections } from '../../../../forms/use-fold-sections.ts';
import { findSection } from './find-field.ts';

interface Long {
  element: RefObject<HTMLFormElement | null>;
  problems: readonly { name: string }[];
}

export function useOwnSections({ element, problems }: Long) {
  const sections = useFoldSections({
    first: () => ['basics'],
    wrong: problems.flatMap(({ name }) => findSection(name)?.id ?? []),
  });
  return {
    ...sections,
    goToField: (name: string) => {
      sections.unfold(findSection(name)?.id ?? '');
      const all = [...(element.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
      const at = (wanted: string) =>
        all.find((each) => (each.getAttribute('name') ?? '').startsWith(wanted));
      (at(name) ?? at(name.replace(/\.\d+.*$/, '')))?.focus();
    },
  };
}
