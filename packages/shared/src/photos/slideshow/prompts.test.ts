import { describe, expect, it } from 'vitest';

import { listPrompts, type Topic, TOPICS } from './prompts.ts';

const NOTHING = { caption: null, story: null, place: null, decade: null, names: [] };

describe('prompts for conversation', () => {
  it('tell the place and time first and ask what the person likes', () => {
    const prompts = listPrompts({
      ...NOTHING,
      story: 'We went to the beach every summer.',
      place: 'Brighton',
      decade: 1950,
    });
    expect(prompts[0]).toEqual({ code: 'topic', topic: 'sea', place: 'Brighton', decade: 1950 });
    expect(prompts.map(({ code }) => code)).toEqual(['topic', 'look', 'feel']);
  });

  it('find what the story, the caption or the place tells', () => {
    const cases: [{ story?: string; caption?: string }, Topic][] = [
      [{ story: 'Their wedding in June.' }, 'wedding'],
      [{ caption: 'Singing with the choir' }, 'music'],
      [{ caption: 'Our dog Rex' }, 'animals'],
      [{ story: 'She baked scones.' }, 'baking'],
    ];
    for (const [told, topic] of cases)
      expect(listPrompts({ ...NOTHING, ...told })[0]).toMatchObject({ code: 'topic', topic });
  });

  it('take whole words only', () => {
    const prompts = listPrompts({ ...NOTHING, caption: 'Research on a category of chatter' });
    expect(prompts.map(({ code }) => code)).toEqual(['look', 'feel']);
  });

  it('name the people, so that no one is asked who they are', () => {
    expect(listPrompts({ ...NOTHING, names: ['Rose', 'Ann'] })).toContainEqual({
      code: 'people',
      names: ['Rose', 'Ann'],
    });
  });

  it('use the place or the decade when the story tells nothing', () => {
    expect(listPrompts({ ...NOTHING, place: 'Leeds' })[0]).toMatchObject({ code: 'place' });
    expect(listPrompts({ ...NOTHING, decade: 1960 })[0]).toEqual({ code: 'decade', decade: 1960 });
  });

  it('always offer something, and at most two topics', () => {
    expect(listPrompts(NOTHING)).toEqual([{ code: 'look' }, { code: 'feel' }]);
    const many = listPrompts({ ...NOTHING, story: 'A wedding by the sea, dancing and cake.' });
    expect(many.filter(({ code }) => code === 'topic')).toHaveLength(2);
    expect(new Set(TOPICS).size).toBe(TOPICS.length);
  });
});
