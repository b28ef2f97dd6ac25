import { type Training, TRAININGS } from '@relish/shared/accounts/staff/training.ts';
import { daysBetween } from '@relish/shared/days.ts';

import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { StaffMember } from './api.ts';

export const fullName = ({ first_name, last_name }: StaffMember) => `${first_name} ${last_name}`;

/** A calendar day has no time zone, so the device's clock must not shift it. */
export const dayWords = (day: string) => formatDate(new Date(`${day}T00:00:00Z`), 'UTC');

export const TRAINING_WORDS: Record<Training, () => string> = {
  food_hygiene: m.training_food_hygiene,
  first_aid: m.training_first_aid,
  moving_handling: m.training_moving_handling,
  safeguarding: m.training_safeguarding,
  mca: m.training_mca,
  dementia: m.training_dementia,
  activity_qualification: m.training_activity_qualification,
};

const RENEW_DAYS = 30;

/** Training that has expired or will soon, most urgent first. */
export function trainingToRenew(training: StaffMember['training'], today: string) {
  return TRAININGS.flatMap((each) => {
    const day = training[each];
    if (!day) return [];
    const left = daysBetween(today, day);
    return left > RENEW_DAYS ? [] : [{ training: each, left, words: renewWords(each, day, left) }];
  }).toSorted((a, b) => a.left - b.left);
}

function renewWords(each: Training, day: string, left: number): string {
  const words = { training: TRAINING_WORDS[each](), day: dayWords(day) };
  if (left < 0) return m.staff_training_ran_out(words);
  return left === 0 ? m.staff_training_today(words) : m.staff_training_runs_out(words);
}
