import { expect, it } from 'vitest';

import { FAMILY_GUIDE_KEYS, familyGuideFor } from './family-guide.ts';
import { type Answers, DOMAINS, type Level, LEVELS } from './levels.ts';

const all = (level: Level) =>
  Object.fromEntries(DOMAINS.map((domain) => [domain, level])) as Answers;

it.each(LEVELS)('N15: the guide for %s names no level and asks nothing of a visitor', (level) => {
  const guide = familyGuideFor(level, all(level));
  expect(Object.keys(guide)).toEqual([...FAMILY_GUIDE_KEYS]);
  expect(JSON.stringify(guide)).not.toMatch(
    /\blevels?\b|planned|exploratory|sensory|reflex|record|score|stage of/i,
  );
});

it.each(LEVELS)(
  'the guide for %s leaves food and swallowing to the eating and drinking plan',
  (level) => {
    const advice = JSON.stringify(familyGuideFor(level, all(level)));
    expect(advice).not.toMatch(/swallow|\btastes?\b|\b(eat|drink|bite|sip|chew)|\bfoods?\b|mouth/i);
  },
);

it('follows the answer about company if there is one', () => {
  expect(familyGuideFor('planned', { ...all('planned'), contact: 'sensory' }).interaction).toMatch(
    /^Sit close/,
  );
  expect(familyGuideFor('planned', undefined).interaction).toMatch(/^Ask for advice/);
});
