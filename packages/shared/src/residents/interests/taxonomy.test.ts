import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { describe, expect, it } from 'vitest';

import {
  INTEREST_GROUPS,
  type InterestCode,
  interestLabel,
  INTERESTS,
  isInterestCode,
} from './taxonomy.ts';

describe('the groups of interests', () => {
  it.each([
    ['music', 20],
    ['arts_crafts', 15],
    ['words', 10],
    ['games', 14],
    ['sport_watch', 11],
    ['active', 9],
    ['nature', 10],
    ['animals', 8],
    ['food', 8],
    ['home_jobs', 10],
    ['faith', 8],
    ['past', 12],
    ['social', 8],
    ['screen', 9],
    ['wellbeing', 8],
    ['out', 11],
  ])('hold %s with %i items', (key, count) => {
    expect(INTEREST_GROUPS.find((group) => group.key === key)?.items).toHaveLength(count);
  });

  it('are sixteen with 171 distinct items', () => {
    expect(INTEREST_GROUPS).toHaveLength(16);
    expect(INTERESTS).toHaveLength(171);
    for (const texts of [
      INTEREST_GROUPS.map(({ title }) => title),
      INTERESTS.map(({ code }) => code),
      INTERESTS.map(({ label }) => label.toLowerCase()),
    ])
      expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('an interest', () => {
  it.each(INTERESTS)('has a code and a label: $code', ({ code, group, label }) => {
    expect(code).toMatch(new RegExp(`^${group}\\.[a-z0-9]+(_[a-z0-9]+)*$`));
    expect(label).toMatch(/^[A-Z0-9]/);
    expect(label).not.toMatch(/['"_]/);
  });

  it('is labelled in everyday words', () => {
    expect(interestLabel('music.rock_n_roll')).toBe('Rock ’n’ roll');
    expect(interestLabel('music.60s_pop')).toBe('60s pop');
    expect(interestLabel('screen.tv_drama' satisfies InterestCode)).toBe('TV drama');
  });

  it('is identified by its full code only', () => {
    expect(isInterestCode('animals.dogs')).toBe(true);
    for (const code of ['animals', 'dogs', 'animals.dog', 'Animals.dogs', '', 'constructor'])
      expect(isInterestCode(code)).toBe(false);
  });
});

describe('the icons', () => {
  const types = readFileSync(
    createRequire(import.meta.url)
      .resolve('lucide-react/package.json')
      .replace('package.json', 'dist/lucide-react.d.ts'),
    'utf8',
  );
  const exported = new Set(
    types.slice(types.lastIndexOf('export {')).match(/[A-Za-z0-9]+(?=[,\s])/g),
  );

  it.each(INTEREST_GROUPS)('of $key exist, each used once in its group', ({ icon, items }) => {
    const icons = items.map((item) => item.icon);
    for (const name of [icon, ...icons]) expect(exported).toContain(name);
    expect(new Set(icons).size).toBe(icons.length);
  });
});
