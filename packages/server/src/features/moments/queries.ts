import type { Category } from '@relish/shared/activities/choices.ts';
import type { Engagement, Mood, ReportType } from '@relish/shared/reports/choices.ts';
import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';

export interface MomentRow {
  id: string;
  title: string;
  /** Written in this home: such a title may name somebody. */
  own_title: boolean;
  category: Category;
  report_type: ReportType;
  started_at: string;
  minutes: number;
  engagement: Engagement | null;
  mood_after: Mood | null;
  quote: string | null;
  note: string | null;
  photos: {
    media_id: string;
    resident_ids: string[];
    agreed_ids: string[];
    caption: string | null;
  }[];
}

/**
 * What somebody took part in and is shared. In a family's transaction nothing else of the table exists; the
 * conditions stand here as well.
 */
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
    select r.id, r.title, r.category, r.report_type, p.started_at, p.minutes, p.engagement, p.mood_after, p.quote,
      r.activity_id is null or not exists (select from library_items l where l.id = r.activity_id) as own_title,
      case when p.note_shareable then p.note end as note,
      (select coalesce(json_agg(json_build_object('media_id', f.media_id, 'resident_ids', f.resident_ids,
          'agreed_ids', f.agreed_ids, 'caption', f.caption) order by f.position), '[]')
        from report_photos f where f.carehome_id = p.carehome_id and f.report_id = p.report_id
          and p.resident_id = any(f.resident_ids)) as photos
    from participations p join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
    where p.carehome_id = ${carehomeId} and p.resident_id = ${residentId} and p.share_with_family and not p.voided
      and p.attendance in ('took_part', 'watched', 'left_early') and r.status <> 'voided' and ${goingOn}
    order by p.started_at desc, p.report_id desc limit ${limit + 1}`.execute(db);
  return rows;
}
