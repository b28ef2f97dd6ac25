import { expect, it } from 'vitest';

import { type CheckAnswer, findCheckState, listUnassessed, SESSION_CHECKS } from './check.ts';

const allWell: CheckAnswer[] = SESSION_CHECKS.map((check) => ({ check, ok: true, note: null }));
const withNo = (note: string | null): CheckAnswer[] => [
  ...allWell.slice(1),
  { check: 'people_well', ok: false, note },
];

it('asks five questions and is finished when each has an answer', () => {
  expect(SESSION_CHECKS).toHaveLength(5);
  expect(findCheckState(allWell)).toBe('all_well');
  expect(findCheckState(allWell.slice(1))).toBe('unfinished');
});

it('does not count one answer given five times as five', () => {
  expect(findCheckState(SESSION_CHECKS.map(() => allWell[0]!))).toBe('unfinished');
});

it('needs a note for a no, and then asks to stop and think', () => {
  expect(findCheckState(withNo(null))).toBe('note_missing');
  expect(findCheckState(withNo('  '))).toBe('note_missing');
  expect(findCheckState(withNo('Sam stays in with a cough'))).toBe('stop_and_think');
});

it('asks to stop and think if someone joined who was not assessed', () => {
  const joined = listUnassessed(['a', 'b'], ['a', 'c', 'c']);
  expect(joined).toEqual(['c']);
  expect(findCheckState(allWell, joined)).toBe('stop_and_think');
  expect(listUnassessed([], ['a'])).toEqual([]);
});
