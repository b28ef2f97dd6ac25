import { expect, it } from 'vitest';

import { listPaperWarnings } from './papers.ts';

const TODAY = '2026-11-15';
const states = (insurance_until: string | null, day?: string) =>
  listPaperWarnings({ insurance_until, dbs_until: null }, TODAY, day).map(({ state }) => state);

it('warns from 30 days before a paper ends, and after it has ended', () => {
  expect(states('2026-12-16')).toEqual([]);
  expect(states('2026-12-15')).toEqual(['ending']);
  expect(states('2026-11-15')).toEqual(['ending']);
  expect(states('2026-11-14')).toEqual(['ended']);
});

it('warns of a paper that ends before the day of the event', () => {
  expect(states('2027-03-01', '2027-03-01')).toEqual([]);
  expect(states('2027-03-01', '2027-03-02')).toEqual(['before']);
  expect(states('2026-11-14', '2027-03-02')).toEqual(['ended']);
});

it('warns of insurance and DBS separately, and not of papers without a date', () => {
  const both = { insurance_until: '2026-11-20', dbs_until: '2026-11-01' };
  expect(listPaperWarnings(both, TODAY)).toEqual([
    { paper: 'insurance', state: 'ending', until: '2026-11-20' },
    { paper: 'dbs', state: 'ended', until: '2026-11-01' },
  ]);
  expect(states(null)).toEqual([]);
});
