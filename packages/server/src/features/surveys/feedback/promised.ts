import { addDays } from '@relish/shared/days.ts';
import { type FeedbackKind, USUAL_PROMISE } from '@relish/shared/surveys/feedback/choices.ts';
import { addWorkingDays } from '@relish/shared/surveys/feedback/due.ts';

import type { InHome } from '../../../core/handler.ts';
import { findPromise } from './queries.ts';

export const readPromise = async ({ db, carehomeId }: Pick<InHome, 'db' | 'carehomeId'>) =>
  (await findPromise(db, carehomeId)) ?? USUAL_PROMISE;

/** By when it is acknowledged and answered; bank holidays are those of the home's region. */
export async function promiseFor(context: InHome, kind: FeedbackKind, received_on: string) {
  if (kind === 'compliment') return { acknowledge_by: null, answer_by: null };
  const { acknowledge_working_days, answer_days } = await readPromise(context);
  const { region } = context.user.carehome;
  const holidays = new Set(
    context.library.bankHolidays
      .filter(({ regions }) => regions.includes(region))
      .map(({ day }) => day),
  );
  return {
    acknowledge_by: addWorkingDays(received_on, acknowledge_working_days, holidays),
    answer_by: addDays(received_on, answer_days),
  };
}
