import { describe, expect, it } from 'vitest';

import { type BalancedEvent, balanceOf } from './balance.ts';

const GARDENERS = 'gardeners';
const SINGERS = 'singers';

const event = (differences: Partial<BalancedEvent> = {}): BalancedEvent => ({
  category: 'MUS',
  day: '2026-11-17',
  start_time: '14:30',
  outdoors: false,
  audience: 'residents',
  status: 'planned',
  group_ids: [],
  resident_ids: [],
  ...differences,
});

describe('the balance of a week', () => {
  it('counts categories, most first, and equal ones by their code', () => {
    const events = [
      event({ category: 'PHY' }),
      event({ category: 'CRE' }),
      event({ category: 'PHY' }),
    ];
    expect(balanceOf(events).categories).toEqual([
      { category: 'PHY', count: 2 },
      { category: 'CRE', count: 1 },
    ]);
  });

  it('counts evenings from 17:00, and whole days as no evening', () => {
    const events = ['16:59', '17:00', '19:30', null].map((start_time) => event({ start_time }));
    expect(balanceOf(events).evenings).toBe(2);
  });

  it('counts Saturday and Sunday as the weekend', () => {
    const events = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => event({ day }));
    expect(balanceOf(events).weekend).toBe(2);
  });

  it('counts every event as indoors or outdoors', () => {
    const { indoors, outdoors } = balanceOf([event(), event({ outdoors: true }), event()]);
    expect([indoors, outdoors]).toEqual([2, 1]);
  });

  it('leaves out cancelled events and those for staff', () => {
    const events = [event({ status: 'cancelled' }), event({ audience: 'staff' }), event()];
    expect(balanceOf(events).total).toBe(1);
  });

  it('counts an open event for every group, and one for named residents for none', () => {
    const events = [event(), event({ group_ids: [SINGERS] }), event({ resident_ids: ['rose'] })];
    expect(balanceOf(events, [GARDENERS, SINGERS]).groups).toEqual([
      { group_id: GARDENERS, count: 1 },
      { group_id: SINGERS, count: 2 },
    ]);
  });

  it('names what is missing and what there is too much of', () => {
    const one_sided = [event(), event(), event(), event({ category: 'CRE' })];
    expect(balanceOf(one_sided).findings).toEqual([
      'no_evening',
      'no_weekend',
      'no_outdoors',
      'one_sided',
    ]);
    const balanced = [
      event({ start_time: '18:00' }),
      event({ category: 'PHY', day: '2026-11-21' }),
      event({ category: 'NAT', outdoors: true }),
    ];
    expect(balanceOf(balanced).findings).toEqual([]);
  });

  it('says nothing about an empty week', () => {
    expect(balanceOf([])).toMatchObject({ total: 0, findings: [] });
  });
});
