import { addDays, ageOn } from '../../days.ts';
import { MOVE_IN_AHEAD_DAYS, YOUNGEST } from './choices.ts';
import type { ResidentFields } from './profile.ts';

type Dated = Pick<ResidentFields, 'date_of_birth' | 'move_in_date' | 'stay_type' | 'leaves_on'>;

/** Undefined if the dates are valid today; otherwise the error by field. */
export function dayProblem(
  { date_of_birth, move_in_date, stay_type, leaves_on }: Dated,
  today: string,
): { field: keyof Dated; message: string } | undefined {
  if (date_of_birth !== null && ageOn(date_of_birth, today) < YOUNGEST)
    return {
      field: 'date_of_birth',
      message: `Residents are at least ${YOUNGEST}. Check the year.`,
    };
  if (move_in_date > addDays(today, MOVE_IN_AHEAD_DAYS))
    return {
      field: 'move_in_date',
      message: `Use a day within the next ${MOVE_IN_AHEAD_DAYS} days.`,
    };
  if (date_of_birth !== null && move_in_date < date_of_birth)
    return { field: 'move_in_date', message: 'This is before they were born.' };
  if (stay_type === 'respite' && leaves_on === null)
    return { field: 'leaves_on', message: 'Say when the respite stay ends.' };
  if (leaves_on !== null && leaves_on < move_in_date)
    return { field: 'leaves_on', message: 'This is before they move in.' };
}
