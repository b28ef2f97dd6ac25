import { addDays } from '../../days.ts';
import { weekdayOf } from '../events/recurrence.ts';
import type { VisitPart } from './choices.ts';

/** On the clock of the home. */
const PART_HOURS: Record<VisitPart, { from: string; to: string }> = {
  morning: { from: '08:00', to: '12:00' },
  afternoon: { from: '12:00', to: '17:00' },
  evening: { from: '17:00', to: '21:00' },
};

interface Hours {
  /** 1 is Monday. */
  weekdays: readonly number[];
  from: string;
  /** Earlier than `from` if it goes on after midnight. */
  to: string;
}

export interface ChosenTime {
  day: string;
  part: VisitPart | null;
  time: string | null;
}

/** Quiet times and mealtimes that a visit touches. */
export const timesTouching = <T extends Hours>(
  times: readonly T[],
  { day, part, time }: ChosenTime,
): T[] => {
  const { from, to } = part === null ? { from: time, to: time } : PART_HOURS[part];
  if (from === null || to === null) return [];
  const today = weekdayOf(day);
  const yesterday = weekdayOf(addDays(day, -1));
  return times.filter((each) => {
    const isOvernight = each.to <= each.from;
    const touches = (begin: string, end: string) =>
      from === to ? begin <= from && from < end : begin < to && from < end;
    if (each.weekdays.includes(today) && touches(each.from, isOvernight ? '24:00' : each.to))
      return true;
    return isOvernight && each.weekdays.includes(yesterday) && touches('00:00', each.to);
  });
};

/** Limits in force on a day. */
export const limitsOn = <L extends { from: string; until: string }>(
  limits: readonly L[],
  day: string,
): L[] => limits.filter(({ from, until }) => from <= day && day <= until);
