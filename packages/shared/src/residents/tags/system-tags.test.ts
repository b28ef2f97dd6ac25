import { describe, expect, it } from 'vitest';

import { labelProblem, normaliseLabel } from './label-rules.ts';
import {
  isSpecialTagGroup,
  SPECIAL_TAG_GROUPS,
  SYSTEM_TAGS,
  TAG_COLOURS,
  TAG_GROUP_DEFINITIONS,
  TAG_GROUPS,
  TAG_LIMITS,
} from './system-tags.ts';

describe('the tags every home starts with', () => {
  it.each([
    ['personality', 12],
    ['roles', 20],
    ['loves', 27],
    ['languages_places', 12],
    ['faith', 15],
    ['how_i_join_in', 10],
  ])('hold %s with %i labels', (group, count) => {
    expect(SYSTEM_TAGS.filter((tag) => tag.group === group)).toHaveLength(count);
  });

  it('have unique codes and labels', () => {
    expect(new Set(SYSTEM_TAGS.map(({ code }) => code)).size).toBe(SYSTEM_TAGS.length);
    const labels = SYSTEM_TAGS.map(({ label }) => normaliseLabel(label));
    expect(new Set(labels).size).toBe(SYSTEM_TAGS.length);
  });

  it('have codes with their group as prefix', () => {
    const codes = SYSTEM_TAGS.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['personality.night_owl', 'roles.mum_dad', 'faith.lunar_new_year']),
    );
    for (const { code, group } of SYSTEM_TAGS)
      expect(code).toMatch(new RegExp(`^${group}\\.[a-z]+(_[a-z]+)*$`));
  });

  it.each(SYSTEM_TAGS)('follow the label rules: $label', ({ label }) => {
    expect(labelProblem(label)).toBeUndefined();
    expect(label.length).toBeGreaterThanOrEqual(TAG_LIMITS.label_min);
    expect(label.length).toBeLessThanOrEqual(TAG_LIMITS.label_max);
  });
});

it('gives each group its own colour', () => {
  const colours = TAG_GROUPS.map((group) => TAG_GROUP_DEFINITIONS[group].colour);
  expect(colours.toSorted()).toEqual([...TAG_COLOURS].toSorted());
});

it('treats faith, languages and places as special', () => {
  expect(SPECIAL_TAG_GROUPS).toEqual(['faith', 'languages_places']);
  expect(TAG_GROUPS.filter(isSpecialTagGroup)).toEqual(['languages_places', 'faith']);
});
