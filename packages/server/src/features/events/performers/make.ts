import { PerformerInput } from '@relish/shared/events/performers/contract.ts';
import type { z } from 'zod';

import type { Db } from '../../../db/database.ts';
import { insertPerformers } from './queries.ts';

/** Bulk insert for demonstrations and tests; ids in the order of the performers. */
export async function makePerformers(
  db: Db,
  carehomeId: string,
  performers: readonly z.input<typeof PerformerInput>[],
  now: Date,
): Promise<string[]> {
  const values = performers.map((each) => PerformerInput.parse(each));
  const made = await insertPerformers(db, carehomeId, values, now);
  const ids = new Map(made.map(({ id, name }) => [name, id]));
  return values.map(({ name }) => ids.get(name) ?? '');
}
