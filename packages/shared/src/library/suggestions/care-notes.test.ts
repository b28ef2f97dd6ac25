import { describe, expect, it } from 'vitest';

import { careNotes, needsFoodCaution, needsNoWarning } from './care-notes.ts';
import type { Person } from './people.ts';
import type { Suggestible } from './reasons.ts';
import { activity, hazard, person } from './samples.ts';

const notes = (what: Partial<Suggestible>, who: Partial<Person>) =>
  careNotes(activity(what), [person(who)]).map(({ kind }) => kind);

const SLIPPERY = { hazards: hazard('falls', 'moderate') };
const WALK = { standing_needed: true, seated: false, suitable_in_bed: false };

describe('a care note', () => {
  it.each<[string, Partial<Suggestible>, Partial<Person>]>([
    ['falls', SLIPPERY, { falls_risk: true }],
    ['hearing', { relies_on: ['hearing'] }, { hearing: 'some' }],
    ['hearing_aids', { relies_on: ['hearing'] }, { hearing: 'aid_left' }],
    ['hearing_aids', { relies_on: ['hearing'] }, { hearing: 'aids_both' }],
    ['sight', { relies_on: ['seeing'] }, { sight: 'low_vision' }],
    ['sight_one_side', { relies_on: ['fine_detail'] }, { sight: 'blind_one_side' }],
  ])('is given for %s', (kind, what, who) => {
    expect(notes(what, who)).toEqual([kind]);
  });

  it.each<[string, Partial<Suggestible>, Partial<Person>]>([
    ['a low falls hazard', { hazards: hazard('falls') }, { falls_risk: true }],
    ['a falls hazard without a risk of falls', SLIPPERY, {}],
    ['a walk, which is a conflict', { ...SLIPPERY, ...WALK }, { falls_risk: true }],
    ['fine detail with low vision, a conflict', FINE(), { sight: 'low_vision' }],
    ['listening when deaf, a conflict', { relies_on: ['hearing'] }, { hearing: 'deaf' }],
    ['touch', {}, { hearing: 'some', sight: 'low_vision' }],
  ])('is not given for %s', (_, what, who) => {
    expect(notes(what, who)).toEqual([]);
  });
});

function FINE(): Partial<Suggestible> {
  return { relies_on: ['fine_detail', 'seeing'] };
}

describe('naming an activity without its warnings', () => {
  it.each<[boolean, string, Partial<Suggestible>, Partial<Person>]>([
    [true, 'something seated', {}, { moves: 'wheelchair_assisted', falls_risk: true }],
    [true, 'music for somebody with hearing aids', LISTENING(), { hearing: 'aids_both' }],
    [true, 'food for somebody whose diet is known', { category: 'FOO' }, {}],
    [false, 'a walk for a wheelchair user', WALK, { moves: 'wheelchair_assisted' }],
    [false, 'a walk for unknown mobility', WALK, { moves: null }],
    [false, 'a falls hazard with a risk of falls', SLIPPERY, { falls_risk: true }],
    [false, 'food while no diet is known', { category: 'FOO' }, { diet_known: false }],
  ])('%s for %s', (isFine, _, what, who) => {
    expect(needsNoWarning(activity(what), person(who))).toBe(isFine);
  });
});

function LISTENING(): Partial<Suggestible> {
  return { relies_on: ['hearing'] };
}

it.each<[boolean, Partial<Suggestible>]>([
  [true, { category: 'FOO', hazards: hazard('scald') }],
  [true, { hazards: hazard('choking_food') }],
  [true, { hazards: hazard('allergy_food') }],
  [true, { hazards: hazard('alcohol') }],
  [true, { allergens: ['milk'] }],
  [false, { allergens: ['wool'] }],
])('requires the food caution (%s) for one unknown diet among two people', (isAsked, what) => {
  const people = [person(), person({ id: 'george', diet_known: false })];
  expect(needsFoodCaution(activity(what), people)).toBe(isAsked);
  expect(needsFoodCaution(activity(what), [person()])).toBe(false);
});
