import { describe, expect, it } from 'vitest';

import { addWorkingDays, feedbackStage, isOverdue, nextDue } from './due.ts';

const NO_HOLIDAYS = new Set<string>();

describe('working days', () => {
  it('skips weekends', () => {
    // 2026-11-12 is a Thursday.
    expect(addWorkingDays('2026-11-12', 3, NO_HOLIDAYS)).toBe('2026-11-17');
    expect(addWorkingDays('2026-11-14', 3, NO_HOLIDAYS)).toBe('2026-11-18');
  });

  it('skips bank holidays', () => {
    const christmas = new Set(['2026-12-25', '2026-12-28']);
    expect(addWorkingDays('2026-12-23', 3, christmas)).toBe('2026-12-30');
  });

  it('stays on the day itself for no days', () => {
    expect(addWorkingDays('2026-11-14', 0, NO_HOLIDAYS)).toBe('2026-11-14');
  });
});

const RECEIVED = {
  acknowledge_by: '2026-11-17',
  answer_by: '2026-12-10',
  acknowledged_on: null,
  answered_on: null,
};
const ACKNOWLEDGED = { ...RECEIVED, acknowledged_on: '2026-11-16' };
const ANSWERED = { ...ACKNOWLEDGED, answered_on: '2026-12-24' };

describe('what is due', () => {
  it('is the acknowledgement first, then the answer, then nothing', () => {
    expect(nextDue(RECEIVED)).toEqual({ step: 'acknowledge', by: '2026-11-17' });
    expect(nextDue(ACKNOWLEDGED)).toEqual({ step: 'answer', by: '2026-12-10' });
    expect(nextDue(ANSWERED)).toBeNull();
    expect([RECEIVED, ACKNOWLEDGED, ANSWERED].map(feedbackStage)).toEqual([
      'received',
      'acknowledged',
      'answered',
    ]);
  });

  it('is overdue from the day after the promised one', () => {
    expect(isOverdue(RECEIVED, '2026-11-17')).toBe(false);
    expect(isOverdue(RECEIVED, '2026-11-18')).toBe(true);
    expect(isOverdue(ACKNOWLEDGED, '2026-11-18')).toBe(false);
    expect(isOverdue(ACKNOWLEDGED, '2026-12-11')).toBe(true);
    expect(isOverdue(ANSWERED, '2027-01-01')).toBe(false);
  });

  it('is nothing for a compliment', () => {
    const compliment = { ...RECEIVED, acknowledge_by: null, answer_by: null };
    expect(nextDue(compliment)).toBeNull();
  });
});
