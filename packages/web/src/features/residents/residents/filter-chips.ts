import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';

import { m } from '../../../words/m.ts';
import type { Filters } from './list-choices.ts';
import { MISSING_WORDS, STATUS_WORDS } from './resident-words.ts';

interface FilterChip {
  value: keyof Filters;
  label: string;
}

/** Active filters with their labels. */
export function filterChips(
  { group, status, level, missing }: Filters,
  groups: readonly { id: string; name: string }[],
): FilterChip[] {
  const groupName = groups.find(({ id }) => id === group)?.name;
  const chips: (FilterChip | false)[] = [
    groupName !== undefined && { value: 'group', label: groupName },
    status !== undefined && { value: 'status', label: STATUS_WORDS[status]() },
    level !== undefined && {
      value: 'level',
      label: level === 'none' ? m.residents_filter_no_level() : LEVEL_TEXTS[level].name,
    },
    missing !== undefined && {
      value: 'missing',
      label:
        missing === 'any'
          ? m.residents_filter_anything()
          : m.residents_missing({ what: MISSING_WORDS[missing]() }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
