import { describe, expect, it } from 'vitest';

import { GUIDE_KEYS, GUIDE_TEXTS } from './guide-texts.ts';
import { INFO_SECTIONS, LEVEL_TEXTS } from './info-texts.ts';
import { DOMAINS, LEVELS } from './levels.ts';
import { CHECK_INSTRUCTION, DOMAIN_TEXTS } from './statements.ts';

const domains = Object.values(DOMAIN_TEXTS);
const statements = domains.flatMap(({ statements: four }) => Object.values(four));
const guide = Object.values(GUIDE_TEXTS).flatMap((texts) => Object.values(texts));
const info = INFO_SECTIONS.flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
const levels = Object.values(LEVEL_TEXTS).flatMap(({ name, phrase, lines }) => [
  name,
  phrase,
  ...lines,
]);
const everything = [
  CHECK_INSTRUCTION,
  ...domains.flatMap(({ title, safety }) => (safety ? [title, safety] : [title])),
  ...statements,
  ...guide,
  ...info,
  ...levels,
];

describe('the texts of the ability check', () => {
  it('are complete', () => {
    expect(Object.keys(DOMAIN_TEXTS)).toEqual([...DOMAINS]);
    for (const { statements: four } of domains) expect(Object.keys(four)).toEqual([...LEVELS]);
    expect(Object.keys(GUIDE_TEXTS)).toEqual([...LEVELS]);
    for (const texts of Object.values(GUIDE_TEXTS))
      expect(Object.keys(texts)).toEqual([...GUIDE_KEYS]);
    expect(Object.keys(LEVEL_TEXTS)).toEqual([...LEVELS]);
    expect(INFO_SECTIONS.map(({ key }) => key)).toEqual([
      'purpose',
      'how',
      'levels',
      'not',
      'review',
      'made_by',
    ]);
  });

  it.each([
    ['statement', statements],
    ['guide', guide],
  ])('repeat nothing in the %s', (_, texts) => {
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('have correct typography', () => {
    for (const text of everything) {
      expect(text).toMatch(/^\S.*\S$/s);
      expect(text).not.toMatch(/\s\s|['"]|\d-\d| [.,;:]/);
    }
  });

  it.each([
    ['statement', statements],
    ['guide', guide],
  ])('end each %s with a full stop', (_, texts) => {
    for (const text of texts) expect(text).toMatch(/[.!?”)]$/);
  });

  it('use respectful words', () => {
    const avoided =
      /patient|sufferer|suffering|wander|toilet|\bfeed|refus|challenging|\bdoubles\b|\bdemented\b/i;
    for (const text of everything) expect(text).not.toMatch(avoided);
  });

  it('never suggest warming anything risky, or that words are lost on someone', () => {
    for (const text of everything) {
      expect(text).not.toMatch(/radiator|heater|microwave|tumble dryer/i);
      expect(text).not.toMatch(/words (do not|don’t) (count|matter)|tone is what/i);
    }
  });

  it('name the published instrument only to say that this is another', () => {
    const naming = everything.filter((text) => /\bPAL\b|Pool/.test(text));
    expect(naming).toEqual([
      'Wording written by us. The four-level idea follows the published work of Jackie Pool; this is not the PAL Instrument and has not been validated.',
    ]);
  });

  it('say what the check is not', () => {
    expect(info.join(' ')).toContain(
      'not a diagnosis, not a capacity assessment, not a staging of dementia, not a swallowing assessment.',
    );
  });

  it('point to the eating and drinking plan at mealtimes, and only there', () => {
    expect(DOMAINS.filter((domain) => DOMAIN_TEXTS[domain].safety)).toEqual(['eating']);
    expect(DOMAIN_TEXTS.eating.safety).toBe(
      'Always follow the person’s eating and drinking plan. This check does not replace a swallowing assessment.',
    );
  });
});
