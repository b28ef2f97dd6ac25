import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  bandAfter,
  BANDS,
  findBand,
  findOverallBand,
  isAtLeast,
  LIKELIHOODS,
  type RatedLine,
  type RiskLevel,
  SEVERITIES,
} from './matrix.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;
const level = fc.constantFrom<RiskLevel>(...LEVELS);
const line: fc.Arbitrary<RatedLine> = fc.record({
  likelihood_before: level,
  severity_before: level,
  likelihood_after: level,
  severity_after: level,
});

describe('the matrix of domain 5.2', () => {
  it.each([
    [1, 'low'],
    [2, 'low'],
    [3, 'low'],
    [4, 'moderate'],
    [5, 'moderate'],
    [6, 'moderate'],
    [8, 'high'],
    [9, 'high'],
    [10, 'high'],
    [12, 'high'],
    [15, 'extreme'],
    [16, 'extreme'],
    [20, 'extreme'],
    [25, 'extreme'],
  ])('puts the product %i in the band %s', (product, band) => {
    const pairs = LEVELS.flatMap((likelihood) =>
      LEVELS.filter((severity) => likelihood * severity === product).map((severity) =>
        findBand(likelihood, severity),
      ),
    );
    expect(new Set(pairs)).toEqual(new Set([band]));
  });

  it('never lowers the band when a level rises', () => {
    fc.assert(
      fc.property(level, level, level, (likelihood, severity, other) => {
        const higher = Math.max(likelihood, other) as RiskLevel;
        expect(isAtLeast(findBand(higher, severity), findBand(likelihood, severity))).toBe(true);
        expect(findBand(likelihood, severity)).toBe(findBand(severity, likelihood));
      }),
    );
  });

  it('explains each level in words', () => {
    expect(LIKELIHOODS.map((each) => each.level)).toEqual(LEVELS);
    expect(SEVERITIES.map((each) => each.level)).toEqual(LEVELS);
  });
});

describe('the overall residual band', () => {
  it('is that of the worst line after controls, in any order', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
        const overall = findOverallBand(lines);
        expect(lines.map(bandAfter)).toContain(overall);
        expect(lines.every((each) => isAtLeast(overall, bandAfter(each)))).toBe(true);
        expect(findOverallBand(lines.toReversed())).toBe(overall);
      }),
    );
  });

  it('ignores the ratings before controls', () => {
    const calm = { likelihood_after: 1, severity_after: 1 } as const;
    expect(findOverallBand([{ likelihood_before: 5, severity_before: 5, ...calm }])).toBe('low');
    expect(BANDS.at(-1)).toBe('extreme');
  });
});
