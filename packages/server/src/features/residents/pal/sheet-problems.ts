import type { PalSheet } from '@relish/shared/residents/pal/contract.ts';
import {
  observationProblem,
  type ObservationProblem,
} from '@relish/shared/residents/pal/review.ts';
import { missingDomains } from '@relish/shared/residents/pal/scoring.ts';
import { DOMAIN_TEXTS } from '@relish/shared/residents/pal/statements.ts';
import type { z } from 'zod';

const DATES: Record<ObservationProblem, [field: string, message: string]> = {
  ends_in_future: ['observed_to', 'The last day cannot be in the future.'],
  starts_after_end: ['observed_from', 'The first day cannot be after the last one.'],
  too_long: ['observed_from', 'Look back over at most 31 days.'],
};

const spoken = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

type Sheet = Pick<z.output<typeof PalSheet>, 'observed_from' | 'observed_to' | 'answers'>;

/** V1, V2, V11: errors by field. */
export function sheetProblems(
  { observed_from, observed_to, answers }: Sheet,
  { today, notBefore }: { today: string; notBefore: string | undefined },
): Record<string, string[]> | undefined {
  const problems: Record<string, string[]> = {};
  if (observed_from === null) problems.observed_from = ['Enter a date.'];
  if (observed_to === null) problems.observed_to = ['Enter a date.'];
  const wrong =
    observed_from && observed_to && observationProblem(observed_from, observed_to, today);
  if (wrong) {
    const [field, message] = DATES[wrong];
    problems[field] = [message];
  }
  if (notBefore !== undefined && today < notBefore)
    problems.observed_to = [
      `A first check needs a week together. Finish it from ${spoken.format(new Date(notBefore))} on.`,
    ];
  for (const domain of missingDomains(answers))
    problems[`answers.${domain}`] = [`Choose one for “${DOMAIN_TEXTS[domain].title}”.`];
  return Object.keys(problems).length > 0 ? problems : undefined;
}
