import { expect, test } from 'vitest';

import {
  daysFault,
  chosenDays,
  type GraphFilters,
  NO_FILTERS,
  readFilters,
  recordsAt,
  wantedBy,
  withDays,
  writeFilters,
} from './filter-address.ts';

const GROUP = '0197a000-0000-7000-8000-000000000009';
const TODAY = '2026-11-15';

test('reads from the URL the filters that were written to it', () => {
  const filters: GraphFilters = {
    from: '2026-08-24',
    to: TODAY,
    group: GROUP,
    category: 'MUS',
    format: 'one_to_one',
    compare: false,
  };
  const query = writeFilters(filters, new URLSearchParams('view=graphs'));
  expect(query.get('view')).toBe('graphs');
  expect(readFilters(query)).toEqual(filters);
});

test('leaves default filters out of the URL, and removes old ones', () => {
  const before = new URLSearchParams(`view=graphs&from=2026-11-01&to=${TODAY}&compare=0&group=x`);
  expect(writeFilters(NO_FILTERS, before).toString()).toBe('view=graphs');
  expect(withDays(chosenDays(NO_FILTERS, TODAY), TODAY)).toEqual({
    from: undefined,
    to: undefined,
  });
  expect(chosenDays(NO_FILTERS, TODAY)).toEqual({ from: '2026-10-19', to: TODAY });
});

test.each(['from=2026-02-30&to=2026-03-01', 'from=2026-11-01', 'group=me&category=XXX&format=no'])(
  'falls back to the defaults for an invalid URL: %s',
  (address) => {
    expect(readFilters(new URLSearchParams(address))).toEqual(NO_FILTERS);
  },
);

test('sends no filter that was not chosen', () => {
  expect(wantedBy(NO_FILTERS)).toEqual({ compare: true });
  expect(wantedBy({ ...NO_FILTERS, group: GROUP })).toEqual({ compare: true, group_id: GROUP });
});

test.each([
  ['2026-11-15', '2026-11-14', 'wrong'],
  ['2025-11-14', '2026-11-15', 'long'],
  ['2025-11-15', '2026-11-15', null],
])('%s to %s: %s', (from, to, fault) => {
  expect(daysFault({ from, to })).toBe(fault);
});

test('links to records with filters that the list supports', () => {
  const wanted = { category: 'MUS', format: undefined };
  expect(recordsAt({ from: '2026-11-02', to: '2026-11-08' }, wanted)).toBe(
    '/tabs/reports?from=2026-11-02&to=2026-11-08&category=MUS',
  );
});
