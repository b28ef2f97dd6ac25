import type { ObservationFields } from '@relish/shared/reports/observations/contract.ts';

import type { Db } from '../../../db/database.ts';
import { appendVersions } from '../record-chain/public.ts';
import { observationBody, type ObservationValues } from './body.ts';
import { insertObservations } from './queries.ts';

export type ObservationToMake = Pick<
  ObservationFields,
  'resident_id' | 'type' | 'text' | 'seen_at'
> &
  Partial<ObservationFields> & { id: string; createdBy: string };

/** Bulk insert for demonstrations. */
export async function makeObservations(
  db: Db,
  carehomeId: string,
  observations: readonly ObservationToMake[],
): Promise<void> {
  if (observations.length === 0) return;
  const rows = observations.map(({ createdBy, ...values }): ObservationValues & { id: string } => ({
    report_id: null,
    action: 'none',
    action_by: null,
    follow_up_date: null,
    ...values,
    seen_at: new Date(values.seen_at).toISOString(),
    carehome_id: carehomeId,
    client_uuid: values.id,
    created_by: createdBy,
    created_at: new Date(values.seen_at).toISOString(),
  }));
  await insertObservations(db, rows);
  for (const [userId, theirs] of Map.groupBy(rows, ({ created_by }) => created_by ?? null))
    await appendVersions(
      db,
      carehomeId,
      theirs.map((row) => ({
        kind: 'observation' as const,
        record_id: row.id,
        version: 1,
        action: 'add',
        reason: null,
        body: observationBody(row),
      })),
      { userId, now: new Date(theirs.at(-1)?.created_at ?? 0) },
    );
}
