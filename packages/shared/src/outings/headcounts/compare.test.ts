import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { canMoveOn, compareCounts, type Count, type Expected } from './compare.ts';

const going: Expected[] = ['ada', 'ben', 'cy'].map((id) => ({ id, is_staff: id === 'cy' }));
const count = (counter_id: string, ...seen_ids: string[]): Count => ({ counter_id, seen_ids });

describe('a headcount', () => {
  it('says who is missing, staff included', () => {
    expect(compareCounts(going, [count('x', 'ada', 'ben')])).toMatchObject({
      state: 'missing',
      missing: ['cy'],
    });
  });

  it('is not satisfied by the right number of wrong people', () => {
    const wrong = compareCounts(going, [count('x', 'ada', 'ben', 'stranger')]);
    expect(wrong).toMatchObject({ state: 'missing', missing: ['cy'], unexpected: ['stranger'] });
    expect(canMoveOn(wrong)).toBe(false);
  });

  it('compares two counts that were made separately', () => {
    const both = [count('x', 'ada', 'ben', 'cy'), count('y', 'cy', 'ben', 'ada')];
    expect(compareCounts(going, both).state).toBe('agreed');
    const differ = compareCounts(going, [both[0]!, count('y', 'ada', 'ben')]);
    expect(differ).toMatchObject({ state: 'differ', missing: [], doubtful: ['cy'] });
    expect(canMoveOn(differ)).toBe(false);
  });

  it('uses the last count of each person', () => {
    const again = [count('x', 'ada'), count('x', 'ada', 'ben', 'cy')];
    expect(compareCounts(going, again).state).toBe('one_count');
  });

  it('has not begun before anyone counted', () => {
    expect(compareCounts(going, [])).toMatchObject({ state: 'nobody_counted', missing: [] });
  });
});

it('never lets the group move on while anyone expected was unseen by a counter', () => {
  const id = fc.constantFrom('ada', 'ben', 'cy', 'dot', 'eve');
  const counts = fc.array(
    fc.record({ counter_id: fc.constantFrom('x', 'y', 'z'), seen_ids: fc.array(id) }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(fc.uniqueArray(id), counts, (ids, made) => {
      const result = compareCounts(
        ids.map((each) => ({ id: each, is_staff: false })),
        made,
      );
      const last = new Map(made.map((each) => [each.counter_id, each.seen_ids]));
      const isComplete = [...last.values()].every(
        (seen) =>
          ids.every((each) => seen.includes(each)) && seen.every((each) => ids.includes(each)),
      );
      expect(canMoveOn(result)).toBe(last.size > 0 && isComplete);
    }),
  );
});
