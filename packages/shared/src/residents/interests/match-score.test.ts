import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Level, LEVELS } from '../pal/levels.ts';
import { byMatch, type MatchActivity, type MatchResident, matchScore } from './match-score.ts';
import { type Stance, STANCES } from './taxonomy.ts';

const CODES = ['music.singing', 'music.hymns', 'food.baking', 'games.bingo', 'animals.dogs'];

const residents: fc.Arbitrary<MatchResident> = fc.record({
  level: fc.option(fc.constantFrom(...LEVELS)),
  stances: fc
    .array(fc.tuple(fc.constantFrom(...CODES), fc.constantFrom(...STANCES)))
    .map((pairs) => new Map<string, Stance>(pairs)),
});
const activities: fc.Arbitrary<MatchActivity> = fc.record({
  name: fc.constantFrom('Bake-off', 'Bingo', 'Carols', 'Élan', 'élan', 'Zumba'),
  interest_codes: fc.subarray(CODES),
  levels: fc.subarray<Level>([...LEVELS]),
  hard_conflict: fc.boolean(),
  last_done_on: fc.option(fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01')),
});

const activity = (changes: Partial<MatchActivity> = {}): MatchActivity => ({
  name: 'Sing-along',
  interest_codes: ['music.singing', 'music.hymns'],
  levels: ['exploratory'],
  hard_conflict: false,
  last_done_on: null,
  ...changes,
});
const resident = (stances: Record<string, Stance>, level: Level | null = 'exploratory') => ({
  level,
  stances: new Map(Object.entries(stances)),
});

describe('the match score', () => {
  it.each<[Record<string, Stance>, number]>([
    [{}, 0],
    [{ 'music.singing': 'love' }, 3],
    [{ 'music.singing': 'like' }, 2],
    [{ 'music.singing': 'used_to' }, 1],
    [{ 'music.singing': 'curious' }, 1],
    [{ 'music.singing': 'not_for_me' }, 0],
    [{ 'music.singing': 'love', 'music.hymns': 'like' }, 5],
    [{ 'music.singing': 'love', 'music.hymns': 'not_for_me' }, 3],
    [{ 'music.singing': 'love', 'music.hymns': 'never' }, 0],
    [{ 'music.singing': 'love', 'animals.dogs': 'never' }, 3],
  ])('of %j is %d', (stances, score) => {
    expect(matchScore(activity(), resident(stances))).toBe(score);
  });

  it.each<[Level[], Level | null, number]>([
    [['exploratory'], 'exploratory', 3],
    [['exploratory'], 'planned', 1.5],
    [['exploratory'], 'sensory', 1.5],
    [['exploratory'], 'reflex', 0],
    [['planned', 'sensory'], 'reflex', 1.5],
    [['planned', 'reflex'], 'planned', 3],
    [['planned'], null, 3],
    [[], 'planned', 0],
  ])('of an activity for %j is with level %s %d', (levels, level, score) => {
    const person = resident({ 'music.singing': 'love' }, level);
    expect(matchScore(activity({ levels }), person)).toBe(score);
  });

  it('is zero when a risk rules the activity out', () => {
    const person = resident({ 'music.singing': 'love' });
    expect(matchScore(activity({ hard_conflict: true }), person)).toBe(0);
  });

  it('counts an interest once, however often it is linked', () => {
    const person = resident({ 'music.singing': 'love' });
    const twice = activity({ interest_codes: ['music.singing', 'music.singing'] });
    expect(matchScore(twice, person)).toBe(3);
  });

  it('is never negative, and zero for a refused activity', () => {
    fc.assert(
      fc.property(activities, residents, (each, person) => {
        const score = matchScore(each, person);
        const never = each.interest_codes.some((code) => person.stances.get(code) === 'never');
        return score >= 0 && score <= 3 * CODES.length && !(never && score > 0);
      }),
    );
  });

  it('does not decrease when like becomes love', () => {
    fc.assert(
      fc.property(activities, residents, fc.constantFrom(...CODES), (each, person, code) => {
        const grown = { ...person, stances: new Map(person.stances).set(code, 'love' as const) };
        return matchScore(each, grown) >= matchScore(each, person);
      }),
    );
  });
});

describe('the order of suggestions', () => {
  const person = resident({ 'music.singing': 'love', 'games.bingo': 'like' });
  const names = (...list: MatchActivity[]) =>
    list.toSorted(byMatch(person)).map(({ name }) => name);

  it('puts the better match first', () => {
    const bingo = activity({ name: 'Bingo', interest_codes: ['games.bingo'] });
    const recent = activity({ name: 'Song', last_done_on: '2026-11-01' });
    expect(names(bingo, recent)).toEqual(['Song', 'Bingo']);
  });

  it('breaks ties by the longest wait, then by name', () => {
    expect(
      names(
        activity({ name: 'Recent', last_done_on: '2026-11-01' }),
        activity({ name: 'Zither' }),
        activity({ name: 'Long ago', last_done_on: '2025-11-01' }),
        activity({ name: 'Carols' }),
      ),
    ).toEqual(['Carols', 'Zither', 'Long ago', 'Recent']);
  });

  it('does not depend on input order', () => {
    fc.assert(
      fc.property(fc.array(activities), residents, (list, someone) => {
        const key = (each: MatchActivity) =>
          `${matchScore(each, someone)} ${each.last_done_on} ${each.name}`;
        const sorted = list.toSorted(byMatch(someone)).map(key);
        expect(list.toReversed().toSorted(byMatch(someone)).map(key)).toEqual(sorted);
      }),
    );
  });
});
