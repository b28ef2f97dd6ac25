import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { REPORT_FORMAT_WORDS, REPORT_TYPE_WORDS } from '../../../words/report-words.ts';
import type { Filters } from './report-choices.ts';
import type { FilterNames } from './use-filter-names.ts';

interface FilterChip {
  value: keyof Filters;
  label: string;
}

export function filterChips(filters: Filters, names: FilterNames): FilterChip[] {
  const { resident, activity, author, category, format, type, late, voided } = filters;
  const chips: (FilterChip | false)[] = [
    resident !== undefined && { value: 'resident', label: names.person },
    activity !== undefined && { value: 'activity', label: names.activity },
    author !== undefined && { value: 'author', label: m.report_lists_by({ name: names.author }) },
    category !== undefined && { value: 'category', label: CATEGORY_WORDS[category]() },
    format !== undefined && { value: 'format', label: REPORT_FORMAT_WORDS[format]() },
    type !== undefined && { value: 'type', label: REPORT_TYPE_WORDS[type]() },
    late && { value: 'late', label: m.report_lists_late() },
    voided && { value: 'voided', label: m.report_lists_voided() },
  ];
  return chips.filter((chip) => chip !== false);
}
