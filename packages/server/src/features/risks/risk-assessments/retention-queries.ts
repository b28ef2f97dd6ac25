import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/**
 * domain 7.7: an activity's assessment is kept until three years after it was replaced or archived, a trip's until three
 * years after the trip, a resident's until eight years after everyone it names has left.
 */
export async function deletePastAssessments(db: Db, now: Date) {
  await sql`
    delete from risk_assessments a
    where a.kind <> 'resident_specific' and (a.archived_at < ${now}::timestamptz - interval '3 years'
      or a.kind = 'event_outing' and a.review_on < ${now}::timestamptz - interval '3 years')`.execute(
    db,
  );
  await sql`
    delete from risk_assessments a
    where a.kind = 'resident_specific' and a.review_on < ${now}::timestamptz - interval '8 years'
      and not exists (select from residents r where r.carehome_id = a.carehome_id and r.id = any(a.resident_ids)
        and (r.status not in ('moved_out', 'deceased') or r.status_since > ${now}::timestamptz - interval '8 years'))`.execute(
    db,
  );
  await sql`
    delete from risk_assessment_versions v using risk_assessments a
    where a.carehome_id = v.carehome_id and a.id = v.assessment_id and a.kind <> 'resident_specific'
      and v.version < a.approved_version and a.approved_at < ${now}::timestamptz - interval '3 years'`.execute(
    db,
  );
}
