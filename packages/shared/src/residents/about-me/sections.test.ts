import { describe, expect, it } from 'vitest';

import { PLEASE_KINDS, findPrompt, SECTION_KEYS, SECTIONS } from './sections.ts';

const sections = Object.entries(SECTIONS);
const prompts = sections.flatMap(([, section]) => section.prompts);

describe('the sections of about me', () => {
  it('are the seventeen in reading order', () => {
    expect(SECTION_KEYS).toHaveLength(17);
    expect(Object.keys(SECTIONS)).toEqual([...SECTION_KEYS]);
    expect(new Set(sections.map(([, { title }]) => title)).size).toBe(17);
  });

  it('keep faith, identity and distress internal', () => {
    const staffOnly = sections.filter(([, section]) => section.visibility === 'staff');
    expect(staffOnly.map(([key]) => key)).toEqual(['beliefs', 'identity', 'comfort']);
    for (const [, section] of sections)
      expect(section.sensitive).toBe(section.visibility === 'staff');
  });
});

describe('the prompts', () => {
  it.each(sections)('of %s have unique keys', (_, section) => {
    const keys = section.prompts.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    for (const key of keys) expect(key).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it('are questions to read aloud, without repeats', () => {
    expect(new Set(prompts.map(({ text }) => text)).size).toBe(prompts.length);
    for (const { text } of prompts) {
      expect(text).toMatch(/^[A-Z].{10,100}\?$/);
      expect(text).not.toMatch(/['"]/);
    }
  });

  it('are found by section and key', () => {
    expect(findPrompt('essentials', 'called')?.text).toBe('What would you like us to call you?');
    expect(findPrompt('roots', 'called')).toBeUndefined();
    for (const kind of PLEASE_KINDS) expect(findPrompt('please', kind)).toBeDefined();
  });
});
