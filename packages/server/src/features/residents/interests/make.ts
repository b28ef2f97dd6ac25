import type { Db } from '../../../db/database.ts';
import { type InterestValues, saveInterests } from './queries.ts';

type MadeInterest = Pick<InterestValues, 'resident_id' | 'interest_code' | 'stance'> &
  Partial<InterestValues>;

// PostgreSQL allows 65,535 parameters; a row has nine.
const ROWS_AT_ONCE = 2000;

/** Bulk insert for demonstrations and tests; defaults to today and the resident as source. */
export async function makeInterests(
  db: Db,
  carehomeId: string,
  interests: MadeInterest[],
  { day, createdBy }: { day: string; createdBy: string },
) {
  const rows = interests.map((each) => ({
    detail: null,
    source: 'resident' as const,
    since: null,
    last_confirmed: day,
    changed_by: createdBy,
    ...each,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await saveInterests(db, carehomeId, rows.slice(from, from + ROWS_AT_ONCE));
}
