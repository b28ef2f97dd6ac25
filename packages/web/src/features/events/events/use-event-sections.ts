import { useFoldSections } from '../../../forms/use-fold-sections.ts';
import { findField } from './event-form-fields.ts';
import { WARNINGS_ID } from './event-form-warnings.tsx';

interface Long {
  problems: readonly { name: string }[];
  focusField: (name: string) => void;
}

/** The team is folded at first: most events are led by the person who adds them. */
export function useEventSections({ problems, focusField }: Long) {
  const sections = useFoldSections({
    first: () => ['what', 'when', 'where', 'people'],
    wrong: problems.flatMap(({ name }) => findField(name)?.section ?? []),
  });
  return {
    ...sections,
    goToField: (name: string) => {
      sections.unfold(findField(name)?.section ?? '');
      if (name === 'acknowledged') document.getElementById(WARNINGS_ID)?.focus();
      else focusField(name === 'recurrence' ? 'recurrence.repeats' : name);
    },
  };
}
