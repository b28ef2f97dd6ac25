import { describe, expect, it } from 'vitest';

import { findClashes, type TimedEvent } from './clashes.ts';

const event = (id: string, differences: Partial<TimedEvent> = {}): TimedEvent => ({
  id,
  day: '2026-11-17',
  start_time: '14:30',
  starts_at: '2026-11-17T14:30:00.000Z',
  ends_at: '2026-11-17T15:30:00.000Z',
  status: 'planned',
  place: null,
  lead_id: null,
  helper_ids: [],
  invited_ids: [],
  performer_id: null,
  ...differences,
});
const later = { starts_at: '2026-11-17T15:00:00.000Z', ends_at: '2026-11-17T16:00:00.000Z' };
const after = { starts_at: '2026-11-17T15:30:00.000Z', ends_at: '2026-11-17T16:00:00.000Z' };

describe('clashes', () => {
  it('finds the same place at the same time, whatever its capital letters and spaces', () => {
    const events = [
      event('a', { place: 'Garden room' }),
      event('b', { place: ' garden  ROOM', ...later }),
    ];
    expect(findClashes(events)).toEqual([{ kind: 'place', ids: ['a', 'b'], place: 'Garden room' }]);
  });

  it('finds no clash of events that follow each other', () => {
    const events = [event('a', { place: 'Lounge' }), event('b', { place: 'Lounge', ...after })];
    expect(findClashes(events)).toEqual([]);
  });

  it('finds a colleague who leads one and helps with another', () => {
    const events = [event('a', { lead_id: 'sam' }), event('b', { helper_ids: ['kim', 'sam'] })];
    expect(findClashes(events)).toEqual([{ kind: 'staff', ids: ['a', 'b'], people: ['sam'] }]);
  });

  it('finds residents invited to two events at once', () => {
    const events = [
      event('a', { invited_ids: ['rose', 'ann'] }),
      event('b', { invited_ids: ['ann'], ...later }),
      event('c', { invited_ids: [], ...later }),
    ];
    expect(findClashes(events)).toEqual([{ kind: 'person', ids: ['a', 'b'], people: ['ann'] }]);
  });

  it('leaves out cancelled events and whole days', () => {
    const events = [
      event('a', { place: 'Lounge' }),
      event('b', { place: 'Lounge', status: 'cancelled' }),
      event('c', { place: 'Lounge', start_time: null }),
    ];
    expect(findClashes(events)).toEqual([]);
  });

  it('finds a performer on a day off', () => {
    const performers = [{ id: 'piano', name: 'Pat at the piano', rest_days: [2] }];
    const events = [
      event('a', { performer_id: 'piano' }),
      event('b', { performer_id: 'piano', day: '2026-11-18' }),
    ];
    expect(findClashes(events, performers)).toContainEqual({
      kind: 'rest_day',
      ids: ['a'],
      performer: 'Pat at the piano',
    });
    expect(findClashes(events, performers)).toHaveLength(1);
  });
});
