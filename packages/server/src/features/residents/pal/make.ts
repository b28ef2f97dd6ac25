import { addDays } from '@relish/shared/days.ts';
import { type Answers, DOMAINS, type Level } from '@relish/shared/residents/pal/levels.ts';
import { reviewDue } from '@relish/shared/residents/pal/review.ts';
import { score } from '@relish/shared/residents/pal/scoring.ts';

import type { Db } from '../../../db/database.ts';
import { type CheckValues, insertChecks } from './queries.ts';

const LETTERS: Record<string, Level> = {
  P: 'planned',
  E: 'exploratory',
  S: 'sensory',
  R: 'reflex',
};

export interface PalToMake {
  residentId: string;
  assessorId: string;
  completedOn: string;
  /** Nine letters of P, E, S and R, in heading order. */
  answers: string;
  contributors?: string[];
}

const ROWS_AT_ONCE = 500;

/** Bulk insert for demonstrations and tests; the newest check counts. */
export async function makePalHistory(
  db: Db,
  carehomeId: string,
  checks: readonly PalToMake[],
  now: Date,
): Promise<void> {
  const newest = new Map<string, PalToMake>();
  for (const check of checks) {
    const newestBefore = newest.get(check.residentId);
    if (!newestBefore || newestBefore.completedOn <= check.completedOn)
      newest.set(check.residentId, check);
  }
  const rows = checks.map((check): CheckValues => {
    const answers = answersIn(check.answers);
    const { counts, ...scored } = score(answers);
    const at = `${check.completedOn}T12:00:00Z`;
    return {
      carehome_id: carehomeId,
      resident_id: check.residentId,
      assessor_user_id: check.assessorId,
      source: 'in_app',
      observed_from: addDays(check.completedOn, -13),
      observed_to: check.completedOn,
      contributors: check.contributors ?? [],
      answers: JSON.stringify(answers),
      counts: JSON.stringify(counts),
      ...scored,
      confirmed_level: scored.suggested_level,
      status: newest.get(check.residentId) === check ? 'final' : 'superseded',
      completed_on: check.completedOn,
      completed_at: at,
      review_due: reviewDue(check.completedOn),
      created_at: at,
      updated_at: now,
    };
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insertChecks(db, rows.slice(from, from + ROWS_AT_ONCE));
}

function answersIn(letters: string): Answers {
  const levels = Array.from(letters, (letter) => LETTERS[letter]);
  if (levels.length !== DOMAINS.length || levels.includes(undefined))
    throw new Error('An ability check has nine letters of P, E, S and R.');
  return Object.fromEntries(DOMAINS.map((domain, index) => [domain, levels[index]])) as Answers;
}
