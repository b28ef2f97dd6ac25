import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { INTERESTS, type Stance } from '../../residents/interests/taxonomy.ts';
import { LEVELS } from '../../residents/pal/levels.ts';
import { ALLERGENS, MOVES } from '../../residents/residents/choices.ts';
import { HAZARDS } from '../activities/choices.ts';
import { conflictsWith, sameConflict } from './conflicts.ts';
import type { Person } from './people.ts';
import type { Suggestible } from './reasons.ts';
import { activity, hazard, person } from './samples.ts';

const listWarnings = (what: Partial<Suggestible>, who: Partial<Person>) =>
  conflictsWith(activity(what), [person(who)]).map(({ kind, about }) => [kind, about].join(' '));

const WALK = { standing_needed: true, seated: false, suitable_in_bed: false };
const EATEN = { hazards: hazard('choking_food'), allergens: ['milk' as const] };

describe('a conflict of domain 8.3', () => {
  it.each<[string, Partial<Suggestible>, Partial<Person>]>([
    ['allergy wool', { allergens: ['wool', 'latex'] }, { allergens: ['wool', 'nickel'] }],
    ['allergy milk', { allergens: ['milk'] }, { allergens: ['milk'] }],
    ['allergy animals', { hazards: hazard('animal') }, { allergens: ['animals'] }],
    ['food_unlisted peanuts', { hazards: hazard('choking_food') }, { allergens: ['peanuts'] }],
    ['food_unlisted eggs', { hazards: hazard('allergy_food') }, { allergens: ['eggs'] }],
    ['food_texture 4', EATEN, { food_texture: 4 }],
    ['food_texture 6', EATEN, { food_texture: 6 }],
    ['food_texture 7', EATEN, { food_texture: 7, easy_to_chew: true }],
    ['food_texture 5', { category: 'FOO' }, { food_texture: 5 }],
    ['drink_thickness 1', EATEN, { drink_thickness: 1 }],
    ['small_parts ', { hazards: hazard('choking_parts') }, { level: 'sensory' }],
    ['small_parts ', { hazards: hazard('choking_parts') }, { level: 'reflex' }],
    ['sharp ', { hazards: hazard('sharp') }, { level: 'reflex' }],
    ['sharp ', { hazards: hazard('sharp') }, { level: 'sensory' }],
    ['flashing ', { flashing_light: true }, { photosensitive: true }],
    ['flashing ', { hazards: hazard('sensory_kit') }, { photosensitive: true }],
    ['magnets ', { hazards: hazard('magnets') }, { pacemaker: true }],
    ['weighted ', { hazards: hazard('weighted') }, { level: 'reflex' }],
    ['weighted ', { hazards: hazard('weighted') }, { moves: 'hoist' }],
    ['standing wheelchair_self', WALK, { moves: 'wheelchair_self' }],
    ['standing wheelchair_assisted', WALK, { moves: 'wheelchair_assisted' }],
    ['standing hoist', WALK, { moves: 'hoist' }],
    ['standing bed', WALK, { moves: 'bed' }],
    ['standing wheelchair_self', { seated: false }, { moves: 'wheelchair_self' }],
    ['standing_unknown ', WALK, { moves: null }],
    ['help_to_stand ', WALK, { moves: 'frame', help_to_stand: true }],
    ['falls ', WALK, { moves: 'frame', falls_risk: true }],
    ['sight blind', { relies_on: ['seeing'] }, { sight: 'blind' }],
    ['sight blind', { relies_on: ['fine_detail'] }, { sight: 'blind' }],
    ['sight low_vision', { relies_on: ['fine_detail'] }, { sight: 'low_vision' }],
    ['hearing ', { relies_on: ['hearing'] }, { hearing: 'deaf' }],
    ['drink_thickness 2', { hazards: hazard('alcohol') }, { drink_thickness: 2 }],
    ['in_bed ', { suitable_in_bed: false }, { moves: 'bed' }],
    ['outing ', { hazards: hazard('outing_vehicle') }, { moves: null }],
    [
      'alcohol Not with his tablets',
      { hazards: hazard('alcohol') },
      { alcohol: 'Not with his tablets' },
    ],
    ['oxygen ', { hazards: hazard('burn') }, { oxygen: true }],
    ['never games.bingo', { interests: ['games.bingo'] }, { stances: stances('never') }],
    ['avoid_topic The war', { sensitive_topics: ['war'] }, { avoid_topics: ['The war'] }],
  ])('%s is found', (conflict, what, who) => {
    expect(listWarnings(what, who)).toEqual([conflict]);
  });

  it.each<[string, Partial<Suggestible>, Partial<Person>]>([
    ['another allergen', { allergens: ['latex'] }, { allergens: ['wool'] }],
    ['food that is listed', EATEN, { allergens: ['peanuts'] }],
    ['wool at a meal', { hazards: hazard('choking_food') }, { allergens: ['wool'] }],
    ['a texture and nothing to eat', {}, { food_texture: 4, drink_thickness: 2 }],
    ['scents of the kitchen', { category: 'FOO', hazards: hazard('scald') }, { food_texture: 4 }],
    ['regular food', EATEN, { food_texture: 7, drink_thickness: 0 }],
    ['small parts and a plan', { hazards: hazard('choking_parts') }, { level: 'planned' }],
    ['small parts and curiosity', { hazards: hazard('choking_parts') }, { level: 'exploratory' }],
    ['scissors and no check yet', { hazards: hazard('sharp') }, { level: null }],
    ['a steady light', { flashing_light: false }, { photosensitive: true }],
    ['flashing and good eyes', { flashing_light: true }, { photosensitive: false }],
    ['standing with a frame', WALK, { moves: 'frame' }],
    ['sitting at risk of falls', {}, { falls_risk: true, help_to_stand: true }],
    ['sitting with unknown mobility', {}, { moves: null }],
    ['magnets without a pacemaker', { hazards: hazard('magnets') }, {}],
    ['a weight that can be lifted off', { hazards: hazard('weighted') }, { level: 'sensory' }],
    ['looking on with low vision', { relies_on: ['seeing'] }, { sight: 'low_vision' }],
    ['fine detail with glasses', { relies_on: ['fine_detail'] }, { sight: 'glasses' }],
    ['listening with hearing aids', { relies_on: ['hearing'] }, { hearing: 'aids_both' }],
    ['sitting in a hoist', { suitable_in_bed: false }, { moves: 'hoist' }],
    ['bed that is fine', { suitable_in_bed: true }, { moves: 'bed' }],
    [
      'an outing in a wheelchair',
      { hazards: hazard('outing_health') },
      { moves: 'wheelchair_assisted' },
    ],
    ['staying in', { hazards: hazard('falls') }, { moves: null }],
    ['sherry and no note', { hazards: hazard('alcohol') }, { alcohol: null }],
    ['a candle', { hazards: hazard('burn') }, { oxygen: false }],
    ['not for me', { interests: ['games.bingo'] }, { stances: stances('not_for_me') }],
    ['never something else', { interests: ['games.chess'] }, { stances: stances('never') }],
    ['another topic', { sensitive_topics: ['school'] }, { avoid_topics: ['The war'] }],
  ])('does not include %s', (_, what, who) => {
    expect(listWarnings(what, who)).toEqual([]);
  });

  it('is listed once for each resident concerned', () => {
    const wool = activity({
      allergens: ['wool', 'wool'],
      interests: ['games.bingo', 'games.bingo'],
    });
    const peggy = person({ id: 'peggy', allergens: ['wool'], stances: stances('never') });
    const george = person({ id: 'george', allergens: ['wool', 'wool'] });
    expect(conflictsWith(wool, [peggy, person({ id: 'rose' }), george])).toEqual([
      { person_id: 'peggy', kind: 'allergy', about: 'wool' },
      { person_id: 'peggy', kind: 'never', about: 'games.bingo' },
      { person_id: 'george', kind: 'allergy', about: 'wool' },
    ]);
  });

  it('lists every reason against a walk for a wheelchair user at risk of falls', () => {
    const facts = { moves: 'wheelchair_assisted', help_to_stand: true, falls_risk: true } as const;
    expect(listWarnings(WALK, facts)).toEqual([
      'standing wheelchair_assisted',
      'help_to_stand ',
      'falls ',
    ]);
  });

  it('is equal only for the same resident and subject', () => {
    const one = { person_id: 'peggy', kind: 'allergy', about: 'wool' } as const;
    expect(sameConflict(one, { ...one })).toBe(true);
    for (const other of [{ person_id: 'rose' }, { kind: 'never' as const }, { about: 'latex' }])
      expect(sameConflict(one, { ...one, ...other })).toBe(false);
  });
});

function stances(stance: Stance) {
  return new Map([['games.bingo', stance]]);
}

const people: fc.Arbitrary<Person> = fc
  .record({
    id: fc.uuid(),
    level: fc.option(fc.constantFrom(...LEVELS)),
    allergens: fc.subarray([...ALLERGENS]),
    moves: fc.option(fc.constantFrom(...MOVES)),
    food_texture: fc.option(fc.integer({ min: 3, max: 7 })),
    avoid_topics: fc.array(fc.string({ maxLength: 100 }), { maxLength: 3 }),
  })
  .map(person);
const activities = fc
  .record({
    title: fc.string({ maxLength: 80 }),
    allergens: fc.subarray([...ALLERGENS]),
    hazards: fc.subarray([...HAZARDS]).map((codes) => codes.flatMap((code) => hazard(code))),
    interests: fc.subarray(INTERESTS.map(({ code }) => code)),
    sensitive_topics: fc.array(fc.string({ maxLength: 30 }), { maxLength: 3 }),
    standing_needed: fc.boolean(),
    seated: fc.boolean(),
  })
  .map(activity);

describe('a chosen resident', () => {
  it('has their own conflicts, whoever else is chosen', () => {
    fc.assert(
      fc.property(activities, people, people, (what, one, other) => {
        expect(conflictsWith(what, [one, other])).toEqual([
          ...conflictsWith(what, [one]),
          ...conflictsWith(what, [other]),
        ]);
      }),
    );
  });

  it('in a wheelchair, hoist or bed always gets a warning for standing or walking', () => {
    fc.assert(
      fc.property(activities, people, (what, who) => {
        const cannot = who.moves !== null && !['independent', 'stick', 'frame'].includes(who.moves);
        const isWarned = conflictsWith(what, [who]).some(({ kind }) => kind === 'standing');
        expect(isWarned).toBe(cannot && (what.standing_needed || !what.seated));
      }),
    );
  });

  it('always gets a warning for their allergens', () => {
    fc.assert(
      fc.property(activities, people, (what, who) => {
        const named = conflictsWith(what, [who]).map(({ about }) => about);
        for (const allergen of who.allergens)
          if (what.allergens.includes(allergen)) expect(named).toContain(allergen);
      }),
    );
  });
});
