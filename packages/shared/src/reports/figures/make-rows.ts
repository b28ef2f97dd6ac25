import type { Measured } from './key-figures.ts';
import type { ParticipationRow, SessionRow } from './rows.ts';

/** Test data. */
export const row = (changes: Partial<ParticipationRow> = {}): ParticipationRow => ({
  report_id: 'r',
  resident_id: 'mary',
  day: '2026-11-09',
  started_at: '2026-11-09T10:00:00.000Z',
  minutes: 60,
  category: 'MUS',
  format: 'group',
  place: 'lounge',
  attendance: 'took_part',
  engagement: 3,
  mood_before: null,
  mood_after: null,
  feedback: null,
  ...changes,
});

export const session = (changes: Partial<SessionRow> = {}): SessionRow => ({
  report_id: 'r',
  day: '2026-11-09',
  started_at: '2026-11-09T10:00:00.000Z',
  category: 'MUS',
  format: 'group',
  place: 'lounge',
  recorded_late: false,
  ...changes,
});

export const measured = (
  rows: ParticipationRow[],
  eligible: Record<string, number>,
  sessions: SessionRow[] = [],
): Measured => ({ rows, sessions, eligible: new Map(Object.entries(eligible)) });
