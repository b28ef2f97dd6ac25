import { expect, it } from 'vitest';

import type { Hazard, HazardLevel } from './choices.ts';
import { isAssessmentNeeded, listRiskReasons, type RiskReason } from './risk-reasons.ts';

const listReasons = (code: Hazard, level: HazardLevel = 'low', max_people = 8) =>
  listRiskReasons({ hazards: [{ code, level }], max_people });

it.each<[Hazard, HazardLevel, RiskReason[]]>([
  ['outing_missing', 'low', ['outing']],
  ['outing_vehicle', 'moderate', ['outing']],
  ['animal', 'low', ['animals']],
  ['intergen', 'low', ['children']],
  ['alcohol', 'low', ['alcohol']],
  ['burn', 'moderate', ['hob_or_oven']],
  ['burn', 'low', []],
  ['water', 'low', ['water']],
  ['weighted', 'moderate', ['weighted']],
  ['magnets', 'low', ['magnets']],
  ['falls', 'high', ['high']],
  ['falls', 'moderate', []],
])('%s at %s needs an assessment because of %j', (code, level, reasons) => {
  expect(listReasons(code, level)).toEqual(reasons);
});

it('counts a gathering as a crowd from thirty people on', () => {
  expect(listReasons('fire', 'low', 29)).toEqual([]);
  expect(listReasons('fire', 'low', 30)).toEqual(['crowd']);
});

it('asks for an assessment of magnets only if someone has a pacemaker', () => {
  expect(isAssessmentNeeded(['magnets'], false)).toBe(false);
  expect(isAssessmentNeeded(['magnets'], true)).toBe(true);
  expect(isAssessmentNeeded(['magnets', 'alcohol'], false)).toBe(true);
  expect(isAssessmentNeeded([], true)).toBe(false);
});
