import { expect, it } from 'vitest';

import { type SafetyColumns, safetyFacts } from './safety-facts.ts';

const NOTHING: SafetyColumns = {
  communication: {},
  mobility: {},
  diet: {},
  allergies: [],
  safety: {},
  safety_confirmed_at: null,
};
const readKnown = (columns: Partial<SafetyColumns>) => {
  const { diet_known, safety_known } = safetyFacts({ ...NOTHING, ...columns });
  return { diet_known, safety_known };
};

it('treats an empty record as unknown, not as healthy', () => {
  expect(readKnown({})).toEqual({ diet_known: false, safety_known: false });
  expect(safetyFacts(NOTHING)).toMatchObject({ moves: null, sight: null, hearing: null });
});

it.each<[string, Partial<SafetyColumns>]>([
  ['mobility', { mobility: { moves: 'frame' } }],
  ['a risk of falls', { mobility: { falls_risk: true } }],
  ['a pacemaker', { safety: { pacemaker: true } }],
])('derives known safety from %s, but not the diet', (_, columns) => {
  expect(readKnown(columns)).toEqual({ diet_known: false, safety_known: true });
});

it.each<[string, Partial<SafetyColumns>]>([
  ['a texture', { diet: { food_texture: 7 } }],
  ['thin drinks', { diet: { drink_thickness: 0 } }],
  ['a diet', { diet: { kinds: ['halal'] } }],
  ['an allergy', { allergies: [{ allergen: 'milk' }] }],
  ['a confirmation', { safety_confirmed_at: '2026-02-03T09:00:00.000Z' }],
])('derives a known diet from %s', (_, columns) => {
  expect(readKnown(columns)).toEqual({ diet_known: true, safety_known: true });
});

it('does not treat unticked safety flags as an answer', () => {
  expect(readKnown({ safety: { oxygen: false, pacemaker: false } }).safety_known).toBe(false);
});
