import type { Category } from '@relish/shared/library/activities/choices.ts';
import type {
  Attendance,
  Engagement,
  Feedback,
  Mood,
} from '@relish/shared/reports/reports/choices.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

export interface MomentRow {
  id: string;
  title: string;
  /** Own titles may name a resident. */
  own_title: boolean;
  category: Category;
  started_at: string;
  minutes: number;
  attendance: Attendance;
  engagement: Engagement | null;
  mood_after: Mood | null;
  feedback: Feedback | null;
  tells_distress: boolean;
  quote: string | null;
  note: string | null;
  photos: {
    media_id: string;
    resident_ids: string[];
    agreed_ids: string[];
    caption: string | null;
  }[];
}

/** Row level security applies too; the conditions are repeated on purpose. */
export async function listMoments(
  db: Db,
  carehomeId: string,
  residentId: string,
  { after, limit }: { after: { at: string; id: string } | null; limit: number },
) {
  const goingOn =
    after === null
      ? sql`true`
      : sql`(p.started_at, p.report_id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<MomentRow>`
    select r.id, r.title, r.category, p.started_at, p.minutes, p.attendance, p.engagement,
      p.mood_after, p.feedback, p.tells_distress,
      r.activity_id is null or not exists (select from library_items l where l.id = r.activity_id) as own_title,
      -- Of distress the family reads the sentence that was written for them, and nothing else.
      case when not p.tells_distress and r.report_type = 'full' then p.quote end as quote,
      case when p.tells_distress then p.family_sentence
        when p.note_shareable and r.report_type = 'full' then p.note end as note,
      (select coalesce(json_agg(json_build_object('media_id', f.media_id, 'resident_ids', f.resident_ids,
          'agreed_ids', f.agreed_ids, 'caption', f.caption) order by f.position), '[]')
        from report_photos f where f.carehome_id = p.carehome_id and f.report_id = p.report_id
          and p.resident_id = any(f.resident_ids) and r.report_type = 'full') as photos
    from participations p join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
    where p.carehome_id = ${carehomeId} and p.resident_id = ${residentId} and p.family_sees
      and r.status <> 'voided' and ${goingOn}
    order by p.started_at desc, p.report_id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** For the families of the given residents, or for staff. */
export async function listTitles(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  residentIds: readonly string[] | null,
): Promise<{ id: string; title: string; at: string }[]> {
  const isShared =
    residentIds === null
      ? sql`true`
      : sql`exists (select from participations p where p.carehome_id = r.carehome_id and p.report_id = r.id
          and p.resident_id = any(${residentIds}::uuid[]) and p.family_sees)`;
  const { rows } = await sql<{ id: string; title: string; at: string }>`
    select r.id, r.title, r.started_at as at from reports r
    where r.carehome_id = ${carehomeId} and r.id = any(${ids}::uuid[]) and r.status <> 'voided' and ${isShared}`.execute(
    db,
  );
  return rows;
}
