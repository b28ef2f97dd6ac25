import { expect, it } from 'vitest';

import {
  canBeSent,
  isUnchangedByControls,
  listLineProblems,
  type RuledLine,
} from './line-rules.ts';

const line = (
  [before, after]: readonly [readonly [number, number], readonly [number, number]],
  extra_controls: string[] = [],
): RuledLine =>
  ({
    likelihood_before: before[0],
    severity_before: before[1],
    likelihood_after: after[0],
    severity_after: after[1],
    existing_controls: ['Clear floor'],
    extra_controls,
  }) as RuledLine;

it('accepts a risk that stays as it is with the controls already in place', () => {
  expect(
    listLineProblems(
      line([
        [2, 2],
        [2, 2],
      ]),
    ),
  ).toEqual([]);
});

it('refuses a lower rating without a named extra control', () => {
  const lower = [
    [3, 3],
    [2, 3],
  ] as const;
  expect(listLineProblems(line(lower))).toEqual(['lower_without_control']);
  expect(listLineProblems(line(lower, ['Two staff']))).toEqual([]);
});

it('refuses a lower severity even if the score stays the same', () => {
  expect(
    listLineProblems(
      line([
        [2, 4],
        [4, 2],
      ]),
    ),
  ).toContain('lower_without_control');
});

it('refuses a rating that is higher after controls', () => {
  expect(
    listLineProblems(
      line(
        [
          [2, 2],
          [3, 2],
        ],
        ['Two staff'],
      ),
    ),
  ).toEqual(['higher_after']);
});

it('asks for an extra control on every line that stays high', () => {
  expect(
    listLineProblems(
      line([
        [3, 4],
        [3, 4],
      ]),
    ),
  ).toEqual(['high_without_control']);
  expect(
    listLineProblems(
      line(
        [
          [3, 4],
          [3, 4],
        ],
        ['One-to-one'],
      ),
    ),
  ).toEqual([]);
});

it('warns of extra controls that change nothing, and still accepts them', () => {
  const equal = line(
    [
      [2, 3],
      [2, 3],
    ],
    ['A chair with arms'],
  );
  expect(isUnchangedByControls(equal)).toBe(true);
  expect(canBeSent([equal])).toBe(true);
});

it('does not send an assessment without lines or with one wrong line', () => {
  const fine = line([
    [2, 2],
    [2, 2],
  ]);
  expect(canBeSent([])).toBe(false);
  expect(
    canBeSent([
      fine,
      line([
        [3, 3],
        [1, 1],
      ]),
    ]),
  ).toBe(false);
  expect(canBeSent([fine])).toBe(true);
});
