import { describe, expect, it } from 'vitest';

import { ActivityFilters } from './contract.ts';
import { fits } from './fits.ts';
import { OwnGuide } from './own-activity.ts';

const wool = OwnGuide.parse({
  category: 'CRE',
  second_category: 'SEN',
  levels: ['exploratory', 'sensory'],
  formats: ['one_to_one', 'small_group'],
  min_people: 2,
  max_people: 4,
  duration_min: 15,
  places: ['own_room', 'lounge'],
  suitable_in_bed: true,
  equipment: [
    { name: 'Skeins of soft wool', instead: 'cotton yarn' },
    { name: 'A basket' },
    { name: 'Light scarf' },
  ],
  seasons: ['winter'],
  themes: ['christmas'],
});

describe('an activity filter', () => {
  it('matches everything when empty', () => {
    expect(fits(wool, ActivityFilters.parse({}))).toBe(true);
  });

  it.each<[string, Partial<ActivityFilters>, Partial<ActivityFilters>]>([
    ['level', { levels: ['planned', 'sensory'] }, { levels: ['reflex'] }],
    ['category, its second too', { categories: ['SEN'] }, { categories: ['MUS'] }],
    ['length', { max_minutes: 15 }, { max_minutes: 14 }],
    ['most people', { people: 4 }, { people: 5 }],
    ['fewest people', { people: 2 }, { people: 1 }],
    ['format', { formats: ['group', 'one_to_one'] }, { formats: ['group'] }],
    ['place', { places: ['garden', 'lounge'] }, { places: ['garden'] }],
    ['season', { seasons: ['winter', 'spring'] }, { seasons: ['summer'] }],
    ['theme', { themes: ['christmas'] }, { themes: ['easter'] }],
    ['what is needed', { equipment: 'WOOL, basket' }, { equipment: 'wool scissors' }],
    ['what else will do', { equipment: 'cotton' }, { equipment: 'silk' }],
    ['several of a thing', { equipment: 'scarves' }, { equipment: 'balloons' }],
  ])('by %s matches or does not', (_, yes, no) => {
    expect(fits(wool, ActivityFilters.parse(yes))).toBe(true);
    expect(fits(wool, ActivityFilters.parse(no))).toBe(false);
  });

  it('checks suitability in bed only when asked', () => {
    const inBed = ActivityFilters.parse({ in_bed: true });
    expect(fits(wool, inBed)).toBe(true);
    expect(fits({ ...wool, suitable_in_bed: false }, inBed)).toBe(false);
    expect(fits({ ...wool, suitable_in_bed: false }, ActivityFilters.parse({}))).toBe(true);
  });

  it('requires every criterion', () => {
    const filters = ActivityFilters.parse({ levels: ['sensory'], places: ['garden'] });
    expect(fits(wool, filters)).toBe(false);
  });
});
