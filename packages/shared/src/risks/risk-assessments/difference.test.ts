import { describe, expect, it } from 'vitest';

import {
  COMPARED_TEXTS,
  type ComparedLine,
  type ComparedText,
  type ComparedVersion,
  listDifferences,
} from './difference.ts';

const falls: ComparedLine = {
  key: 'falls',
  hazard_code: 'falls',
  hazard_text: null,
  existing_controls: ['Clear floor'],
  extra_controls: ['A second worker'],
  likelihood_before: 3,
  severity_before: 3,
  likelihood_after: 2,
  severity_after: 3,
};
const texts = Object.fromEntries(COMPARED_TEXTS.map((text) => [text, null])) as Record<
  ComparedText,
  string | null
>;
const version = (
  lines: ComparedLine[],
  differences: Partial<typeof texts> = {},
): ComparedVersion => ({ texts: { ...texts, ...differences }, lines });
const compareLines = (before: ComparedLine[], after: ComparedLine[]) =>
  listDifferences(version(before), version(after)).map(({ kind }) => kind);

describe('the difference of two versions', () => {
  it('is empty for the same text', () => {
    expect(compareLines([falls], [{ ...falls }])).toEqual([]);
  });

  it('shows a changed text before and after', () => {
    expect(
      listDifferences(version([], { location: 'Lounge' }), version([], { location: 'Garden' })),
    ).toEqual([{ kind: 'text', text: 'location', before: 'Lounge', after: 'Garden' }]);
  });

  it('names added and removed lines', () => {
    const water = { ...falls, key: 'water', hazard_code: 'water' as const };
    expect(compareLines([falls], [water])).toEqual(['line_added', 'line_removed']);
    expect(compareLines([falls], [{ ...water, key: 'falls' }])).toEqual([
      'line_removed',
      'line_added',
    ]);
  });

  it('names each control that was added or removed', () => {
    const changed = { ...falls, extra_controls: ['A frame'] };
    expect(compareLines([falls], [changed])).toEqual(['control_added', 'control_removed']);
  });

  it('ignores an extra control that has become an existing one', () => {
    const done = { ...falls, existing_controls: ['Clear floor', 'A second worker'] };
    expect(compareLines([falls], [{ ...done, extra_controls: [] }])).toEqual([]);
  });

  it('shows a change of band, or else of the rating', () => {
    expect(compareLines([falls], [{ ...falls, likelihood_after: 1 }])).toEqual(['band_changed']);
    expect(compareLines([falls], [{ ...falls, severity_after: 2 }])).toEqual(['rating_changed']);
  });
});
