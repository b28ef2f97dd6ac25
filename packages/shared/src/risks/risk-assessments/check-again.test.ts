import { describe, expect, it } from 'vitest';

import { type Facts, listCheckAgainReasons, type ReliedOn, type Today } from './check-again.ts';

const APPROVED_AT = '2030-03-01T10:00:00.000Z';
const steady: Facts = { moves: 'stick', food_texture: '7', allergens: 'eggs,milk' };
const relied = (differences: Partial<ReliedOn> = {}): ReliedOn => ({
  approved_at: APPROVED_AT,
  residents: new Map([['ada', steady]]),
  guide: { version: 2, hazards: ['falls', 'weather'] },
  lines: [{ hazard_code: 'falls' }, { hazard_code: null }, { hazard_code: 'water' }],
  ...differences,
});
const today = (differences: Partial<Today> = {}): Today => ({
  residents: new Map([['ada', steady]]),
  guide: { version: 2, hazards: ['falls', 'weather'] },
  incidents: [],
  ...differences,
});
const withAda = (facts: Facts) => today({ residents: new Map([['ada', { ...steady, ...facts }]]) });

describe('an assessment is marked to be checked again', () => {
  it('for no reason while nothing has changed', () => {
    expect(listCheckAgainReasons(relied(), today())).toEqual([]);
  });

  it('when the safety data of a named resident changes, saying which', () => {
    expect(
      listCheckAgainReasons(relied(), withAda({ food_texture: '4', pacemaker: 'yes' })),
    ).toEqual([
      { kind: 'resident_changed', resident_id: 'ada', facts: ['food_texture', 'pacemaker'] },
    ]);
  });

  it('when something recorded becomes unknown', () => {
    expect(listCheckAgainReasons(relied(), withAda({ allergens: null }))).toHaveLength(1);
  });

  it('not for a resident who has left the home', () => {
    expect(listCheckAgainReasons(relied(), today({ residents: new Map() }))).toEqual([]);
  });

  it('when a newer guide has a hazard that was not assessed', () => {
    const newer = today({ guide: { version: 3, hazards: ['falls', 'water', 'alcohol'] } });
    expect(listCheckAgainReasons(relied(), newer)).toEqual([
      { kind: 'new_hazard', hazards: ['alcohol'] },
    ]);
  });

  it('not when a newer guide has only hazards that were assessed', () => {
    const newer = today({ guide: { version: 3, hazards: ['water'] } });
    expect(listCheckAgainReasons(relied(), newer)).toEqual([]);
  });

  it('by an incident after the approval, not by an earlier one', () => {
    const incidents = [
      { report_id: 'before', happened_at: '2030-02-28T10:00:00.000Z' },
      { report_id: 'after', happened_at: '2030-03-02T10:00:00.000Z' },
    ];
    expect(listCheckAgainReasons(relied(), today({ incidents }))).toEqual([
      { kind: 'incident', report_id: 'after' },
    ]);
  });
});
