import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Answers, areNeighbours, DOMAINS, type Level, LEVELS, rank } from './levels.ts';
import { isOpenTie, isSuddenDrop, missingDomains, score } from './scoring.ts';

const LETTERS: Record<string, Level> = {
  P: 'planned',
  E: 'exploratory',
  S: 'sensory',
  R: 'reflex',
};

const makeAnswers = (levels: readonly Level[]): Answers =>
  Object.fromEntries(DOMAINS.map((domain, index) => [domain, levels[index]])) as Answers;

/** 'P5 E4' means five planned and four exploratory answers. */
const profile = (short: string): Answers =>
  makeAnswers(
    short
      .split(' ')
      .flatMap((part) =>
        Array.from({ length: Number(part.slice(1)) }, () => LETTERS[part.charAt(0)] as Level),
      ),
  );

const nineLevels = fc.array(fc.constantFrom(...LEVELS), { minLength: 9, maxLength: 9 });

const everyProfile: Level[][] = [];
for (let planned = 0; planned <= 9; planned += 1)
  for (let exploratory = 0; planned + exploratory <= 9; exploratory += 1)
    for (let sensory = 0; planned + exploratory + sensory <= 9; sensory += 1) {
      const counts = { planned, exploratory, sensory, reflex: 9 - planned - exploratory - sensory };
      everyProfile.push(
        LEVELS.flatMap((level) => Array.from({ length: counts[level] }, () => level)),
      );
    }

describe('the suggested level', () => {
  const plain = { borderline: false, mixed_profile: false, stretch_level: null };
  const mixed = { borderline: false, mixed_profile: true, stretch_level: null };
  const between = (stretch_level: Level, mixed_profile = false) => ({
    borderline: true,
    mixed_profile,
    stretch_level,
  });

  it.each([
    ['P5 E4', 'planned', plain],
    ['R9', 'reflex', plain],
    ['P4 E3 S2', 'planned', mixed],
    ['P4 E4 S1', 'exploratory', between('planned')],
    ['E4 S4 P1', 'sensory', between('exploratory')],
    ['S4 R4 E1', 'reflex', between('sensory')],
    ['P3 E3 S2 R1', 'exploratory', between('planned')],
    ['P3 E3 R2 S1', 'exploratory', between('planned', true)],
    ['P3 E3 S3', 'exploratory', mixed],
    ['E3 S3 R3', 'sensory', mixed],
    ['P3 E3 R3', 'exploratory', mixed],
    ['P4 S4 E1', 'exploratory', mixed],
    ['P4 R4 S1', 'sensory', mixed],
    ['P4 R4 E1', 'exploratory', mixed],
    ['P4 S4 R1', 'sensory', mixed],
  ] as const)('of %s is %s', (short, suggested_level, flags) => {
    expect(score(profile(short))).toMatchObject({ suggested_level, ...flags });
  });

  it.each([
    ['P7 S2', true],
    ['P8 S1', false],
    ['P2 E5 S2', true],
    ['P1 E6 S2', false],
    ['P2 E6 S1', false],
    ['E5 S4', false],
    ['P1 E3 S3 R2', false],
    ['E5 R4', true],
  ] as const)('of %s has a mixed profile: %s', (short, mixed_profile) => {
    expect(score(profile(short)).mixed_profile).toBe(mixed_profile);
  });

  it('counts each level', () => {
    expect(score(profile('P4 E3 S2')).counts).toEqual({
      planned: 4,
      exploratory: 3,
      sensory: 2,
      reflex: 0,
    });
  });
});

describe('any answer sheet', () => {
  it('gives the same score in any order', () => {
    const shuffled = nineLevels.chain((levels) =>
      fc.tuple(
        fc.constant(levels),
        fc.shuffledSubarray(levels, { minLength: levels.length, maxLength: levels.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([levels, others]) => {
        expect(score(makeAnswers(levels))).toEqual(score(makeAnswers(others)));
      }),
    );
  });

  it('is counted completely and suggests a level that was answered', () => {
    for (const levels of everyProfile) {
      const { counts, suggested_level } = score(makeAnswers(levels));
      const ranks = levels.map(rank);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(9);
      expect(rank(suggested_level)).toBeGreaterThanOrEqual(Math.min(...ranks));
      expect(rank(suggested_level)).toBeLessThanOrEqual(Math.max(...ranks));
    }
  });

  it('is borderline exactly when there is a level to stretch to', () => {
    for (const levels of everyProfile) {
      const { counts, suggested_level, stretch_level, borderline } = score(makeAnswers(levels));
      expect(borderline).toBe(stretch_level !== null);
      if (!stretch_level) continue;
      expect(rank(stretch_level) - rank(suggested_level)).toBe(1);
      expect(counts[stretch_level]).toBe(counts[suggested_level]);
    }
  });

  it('is mixed only if answers are at least two levels apart', () => {
    const apart = everyProfile
      .filter((levels) => score(makeAnswers(levels)).mixed_profile)
      .map((levels) => Math.max(...levels.map(rank)) - Math.min(...levels.map(rank)));
    expect(new Set(apart)).toEqual(new Set([2, 3]));
  });

  it('suggests a less frequent level only for a mixed profile', () => {
    const outvoted = everyProfile
      .map((levels) => score(makeAnswers(levels)))
      .filter(
        (each) => each.counts[each.suggested_level] < Math.max(...Object.values(each.counts)),
      );
    expect(outvoted).not.toEqual([]);
    expect(outvoted.every((each) => each.mixed_profile)).toBe(true);
  });
});

// Not monotonic: a better answer can make or break a tie and lower the result.
describe('one better answer', () => {
  const lowered = everyProfile.flatMap((levels) =>
    levels.flatMap((level, index) =>
      LEVELS.filter((better) => rank(better) > rank(level))
        .map((better) => ({
          before: score(makeAnswers(levels)),
          after: score(makeAnswers(levels.with(index, better))),
        }))
        .filter(({ before, after }) => rank(after.suggested_level) < rank(before.suggested_level)),
    ),
  );

  it('can lower the suggestion by two levels at most', () => {
    const drops = lowered.map(
      ({ before, after }) => rank(before.suggested_level) - rank(after.suggested_level),
    );
    expect(new Set(drops)).toEqual(new Set([1, 2]));
  });

  it('never lowers it between two clear sheets', () => {
    const unclear = lowered.filter(({ before, after }) =>
      [before, after].some((each) => each.borderline || each.mixed_profile),
    );
    expect(unclear.length).toBe(lowered.length);
  });
});

it('only ties between non-adjacent levels need confirmation', () => {
  const open = (short: string) => isOpenTie(score(profile(short)));
  expect(['P3 E3 S3', 'P4 S4 E1', 'P4 R4 S1'].map(open)).toEqual([true, true, true]);
  expect(['P5 E4', 'P4 E4 S1', 'P7 S2', 'R9'].map(open)).toEqual([false, false, false, false]);
});

it('lists unanswered headings in order', () => {
  const { media: _media, ...eight } = profile('P9');
  expect(missingDomains(profile('R9'))).toEqual([]);
  expect(missingDomains(eight)).toEqual(['media']);
  expect(missingDomains({ ...eight, washing: null, media: undefined })).toEqual([
    'washing',
    'media',
  ]);
  expect(missingDomains({})).toEqual([...DOMAINS]);
});

it('a drop is sudden from two levels, a rise never', () => {
  const sudden = LEVELS.flatMap((from) =>
    LEVELS.filter((to) => isSuddenDrop(from, to)).map((to) => `${from} to ${to}`),
  );
  expect(sudden).toEqual(['planned to sensory', 'planned to reflex', 'exploratory to reflex']);
});

it('ranks the levels in order', () => {
  expect(LEVELS.map(rank)).toEqual([4, 3, 2, 1]);
  const next = (level: Level) => LEVELS.filter((other) => areNeighbours(level, other));
  expect(LEVELS.map(next)).toEqual([
    ['exploratory'],
    ['planned', 'sensory'],
    ['exploratory', 'reflex'],
    ['sensory'],
  ]);
});
