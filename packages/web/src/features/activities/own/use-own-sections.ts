import type { RefObject } from 'react';

import { useFoldSections } from '../../../ui/use-fold-sections.ts';
import { sectionOf } from './find-field.ts';
import type { OwnForm } from './own-form-context.ts';
import { problemsOf } from './own-problems.ts';

export function useOwnSections(form: OwnForm, element: RefObject<HTMLFormElement | null>) {
  const sections = useFoldSections({
    first: () => ['basics'],
    wrong: problemsOf(form.formState.errors).flatMap(({ name }) => sectionOf(name)?.id ?? []),
  });
  return {
    ...sections,
    goToField: (name: string) => {
      sections.unfold(sectionOf(name)?.id ?? '');
      const all = [...(element.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
      const at = (wanted: string) =>
        all.find((each) => (each.getAttribute('name') ?? '').startsWith(wanted));
      (at(name) ?? at(name.replace(/\.\d+.*$/, '')))?.focus();
    },
  };
}
