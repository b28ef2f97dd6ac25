import { expect, test } from 'vitest';

import {
  daysFault,
  daysOf,
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

test('a view can be sent: what is read from its address is what was written', () => {
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

test('what is usual is not in the address, and what was is taken out of it', () => {
  const before = new URLSearchParams(`view=graphs&from=2026-11-01&to=${TODAY}&compare=0&group=x`);
  expect(writeFilters(NO_FILTERS, before).toString()).toBe('view=graphs');
  expect(withDays(daysOf(NO_FILTERS, TODAY), TODAY)).toEqual({ from: undefined, to: undefined });
  expect(daysOf(NO_FILTERS, TODAY)).toEqual({ from: '2026-10-19', to: TODAY });
});

test.each(['from=2026-02-30&to=2026-03-01', 'from=2026-11-01', 'group=me&category=XXX&format=no'])(
  'an address that makes no sense is the usual view: %s',
  (address) => {
    expect(readFilters(new URLSearchParams(address))).toEqual(NO_FILTERS);
  },
);

test('asks for nothing that was not chosen', () => {
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

test('leads to the records that the list understands', () => {
  const wanted = { category: 'MUS', format: undefined };
  expect(recordsAt({ from: '2026-11-02', to: '2026-11-08' }, wanted)).toBe(
    '/tabs/reports?from=2026-11-02&to=2026-11-08&category=MUS',
  );
});
