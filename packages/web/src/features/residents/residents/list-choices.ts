import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { LEVELS, type Level, rank } from '@relish/shared/residents/pal/levels.ts';
import {
  MISSING,
  type Missing,
  type Status,
  STATUSES,
} from '@relish/shared/residents/residents/choices.ts';

import type { Sort } from '../../../ui/table/table-column.ts';
import type { ResidentRow } from './api.ts';

/** Kept in the URL, so that a view can be saved and shared; it never holds names. */
export interface ListChoices extends Filters {
  archived: boolean;
  sort: Sort | undefined;
}

export interface Filters {
  group: string | undefined;
  status: Status | undefined;
  level: Level | 'none' | undefined;
  missing: Missing | 'any' | undefined;
}

export const NO_FILTERS: Filters = {
  group: undefined,
  status: undefined,
  level: undefined,
  missing: undefined,
};

/**
 * Sort keys: newest residents first, and the least complete profiles first because they need work.
 */
export const SORTS = {
  name: ({ preferred_name, last_name }: ResidentRow) => `${preferred_name} ${last_name}`,
  room: ({ room }: ResidentRow) => room,
  level: ({ pal_level }: ResidentRow) => (pal_level === null ? null : rank(pal_level)),
  moved_in: ({ move_in_date }: ResidentRow) => -Date.parse(move_in_date),
  missing: ({ missing }: ResidentRow) => -missing.length,
};

const readOption = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((each) => each === value);

export function readChoices(query: URLSearchParams): ListChoices {
  const sort = query.get('sort')?.replace(/^-/, '');
  return {
    archived: query.get('archive') === '1',
    group: query.get('group') ?? undefined,
    status: readOption(STATUSES, query.get('status')),
    level: readOption([...LEVELS, 'none'], query.get('level')),
    missing: readOption([...MISSING, 'any'], query.get('missing')),
    sort:
      sort !== undefined && sort in SORTS
        ? {
            column: sort,
            direction: query.get('sort')?.startsWith('-') ? 'descending' : 'ascending',
          }
        : undefined,
  };
}

export function writeChoices({ archived, sort, ...filters }: ListChoices): URLSearchParams {
  const query = new URLSearchParams();
  if (archived) query.set('archive', '1');
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (sort) query.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.column}`);
  return query;
}

export const filtersInUse = ({ group, status, level, missing }: Filters): number =>
  [group, status, level, missing].filter(Boolean).length;

const passes = (row: ResidentRow, { group, status, level, missing }: Filters) =>
  (group === undefined || row.group_ids.includes(group)) &&
  (status === undefined || row.status === status) &&
  (level === undefined || (row.pal_level ?? 'none') === level) &&
  (missing === undefined ||
    (missing === 'any' ? row.missing.length > 0 : row.missing.includes(missing)));

/** Filtered rows, best match first while searching. */
export function narrowed(rows: readonly ResidentRow[], choices: ListChoices, typed: string) {
  const left = rows.filter((row) => passes(row, choices));
  if (typed.trim() === '') return left;
  return left
    .map((row) => ({
      row,
      fit: matchName(typed, [row.preferred_name, row.first_name, row.last_name, row.room ?? '']),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ row }) => row);
}
