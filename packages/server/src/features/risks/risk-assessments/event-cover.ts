import type { Db } from '../../../db/database.ts';
import { listAssessedRows, listCovers, listCoversOfEvents } from './text-queries.ts';

/** The assessment of an event, else of its activity; an empty list of people means anyone. */
export async function findEventCover(
  db: Db,
  carehomeId: string,
  { event_id, activity_id, day }: { event_id: string; activity_id: string | null; day: string },
): Promise<{ assessment_id: string | null; is_covered: boolean; resident_ids: string[] }> {
  const row =
    (await listCoversOfEvents(db, carehomeId, [event_id]))[0] ??
    (activity_id === null ? undefined : (await listCovers(db, carehomeId, [activity_id]))[0]);
  if (!row) return { assessment_id: null, is_covered: false, resident_ids: [] };
  return {
    assessment_id: row.id,
    is_covered: row.review_on >= day && row.decision !== 'do_not_proceed',
    resident_ids: (await listAssessedIds(db, carehomeId, row.id)) ?? [],
  };
}

/** Those the version in force was assessed for; undefined for another home's assessment. */
export async function listAssessedIds(
  db: Db,
  carehomeId: string,
  assessmentId: string,
): Promise<string[] | undefined> {
  const rows = await listAssessedRows(db, carehomeId, assessmentId);
  return rows.length === 0 ? undefined : rows.flatMap(({ resident_id }) => resident_id ?? []);
}
