import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { ReportFilters } from '@relish/shared/reports/report-lists/contract.ts';
import type {
  Attendance,
  Engagement,
  Mood,
  ReportFormat,
  ReportPlace,
  ReportStatus,
  ReportType,
} from '@relish/shared/reports/reports/choices.ts';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** The home's days as instants, including the last day. */
export interface Span {
  since: Date;
  until: Date;
}
export type After = { at: string; id: string } | null;
type Filters = Omit<ReportFilters, 'from' | 'to'>;

const PRESENT = sql`('took_part', 'watched', 'left_early')`;

/** Home and days come first, to match the index. */
function matching(
  carehomeId: string,
  { since, until }: Span,
  filters: Filters,
): RawBuilder<unknown> {
  const parts = [
    sql`r.carehome_id = ${carehomeId} and r.started_at >= ${since} and r.started_at < ${until}`,
    filters.voided ? sql`r.status = 'voided'` : sql`r.status <> 'voided'`,
  ];
  if (filters.resident_id !== null)
    parts.push(sql`r.id in (select p.report_id from participations p where p.carehome_id = ${carehomeId}
      and p.resident_id = ${filters.resident_id} and p.started_at >= ${since} and p.started_at < ${until})`);
  if (filters.activity_id !== null) parts.push(sql`r.activity_id = ${filters.activity_id}`);
  if (filters.author_id !== null) parts.push(sql`r.created_by = ${filters.author_id}`);
  if (filters.category !== null) parts.push(sql`r.category = ${filters.category}`);
  if (filters.format !== null) parts.push(sql`r.format = ${filters.format}`);
  if (filters.report_type !== null) parts.push(sql`r.report_type = ${filters.report_type}`);
  if (filters.late) parts.push(sql`r.recorded_late`);
  return sql.join(parts, sql` and `);
}

const goingOn = (after: After, id: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
  after === null ? sql`true` : sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;

interface CardRow {
  id: string;
  activity_id: string | null;
  title: string;
  category: Category;
  format: ReportFormat;
  report_type: ReportType;
  status: ReportStatus;
  started_at: string;
  duration_min: number;
  place: ReportPlace | null;
  recorded_late: boolean;
  created_by: string | null;
  author: string | null;
  created_at: string;
  people: number;
  present: number;
  distress: boolean;
  photos: number;
  faces: { id: string; preferred_name: string; last_name: string; photo_id: string | null }[];
}

const FACES = 6;

/** One statement with the first faces; fetches one row more to see if there is a next page. */
export async function listReports(
  db: Db,
  carehomeId: string,
  { span, filters, after, limit }: { span: Span; filters: Filters; after: After; limit: number },
) {
  const { rows } = await sql<CardRow>`
    with page as materialized (
      select r.* from reports r where ${matching(carehomeId, span, filters)}
        and ${goingOn(after, sql`r.id`, sql`r.started_at`)}
      order by r.started_at desc, r.id desc limit ${limit + 1})
    select r.id, r.activity_id, r.title, r.category, r.format, r.report_type, r.status, r.started_at, r.duration_min,
      r.place, r.recorded_late, r.created_by, u.first_name || ' ' || u.last_name as author, r.created_at,
      p.people, p.present, p.distress, p.faces,
      (select count(*)::int from report_photos f where f.carehome_id = r.carehome_id and f.report_id = r.id) as photos
    from page r
    left join users u on u.id = r.created_by
    cross join lateral (
      select count(*)::int as people, count(*) filter (where p.attendance in ${PRESENT})::int as present,
        coalesce(bool_or(p.distress), false) as distress,
        coalesce(json_agg(json_build_object('id', s.id, 'preferred_name', s.preferred_name, 'last_name', s.last_name,
          'photo_id', s.photo_id) order by p.position) filter (where p.position < ${FACES}), '[]') as faces
      from participations p join residents s on s.carehome_id = p.carehome_id and s.id = p.resident_id
      where p.carehome_id = r.carehome_id and p.report_id = r.id) p
    order by r.started_at desc, r.id desc`.execute(db);
  return rows;
}

export async function sumTotals(db: Db, carehomeId: string, span: Span, filters: Filters) {
  const { rows } = await sql<{
    reports: number;
    people: number;
    present: number;
    minutes: number;
    late: number;
  }>`
    select count(distinct r.id)::int as reports, count(distinct p.resident_id) filter (where ${shown})::int as people,
      count(*) filter (where ${shown})::int as present, coalesce(sum(p.minutes), 0)::int as minutes,
      count(distinct r.id) filter (where r.recorded_late)::int as late
    from reports r join participations p on p.carehome_id = r.carehome_id and p.report_id = r.id
    where ${matching(carehomeId, span, filters)}${ownPartOnly(filters)}`.execute(db);
  return rows[0] ?? { reports: 0, people: 0, present: 0, minutes: 0, late: 0 };
}

const shown = sql`p.attendance in ${PRESENT}`;
/** For one resident, only their own participation counts. */
const ownPartOnly = ({ resident_id }: Filters) =>
  resident_id === null ? sql`` : sql` and p.resident_id = ${resident_id}`;

export async function countDays(db: Db, carehomeId: string, span: Span, filters: Filters) {
  const { rows } = await sql<{ day: string; reports: number; people: number; minutes: number }>`
    select r.day, count(distinct r.id)::int as reports,
      count(distinct p.resident_id) filter (where ${shown})::int as people, coalesce(sum(p.minutes), 0)::int as minutes
    from reports r join participations p on p.carehome_id = r.carehome_id and p.report_id = r.id
    where ${matching(carehomeId, span, filters)}${ownPartOnly(filters)}
    group by r.day order by r.day`.execute(db);
  return rows;
}

/** Over the last year. */
export async function activityFigures(db: Db, carehomeId: string, activityId: string, since: Date) {
  const { rows } = await sql<{
    times: number;
    people: number;
    liked: number;
    ok: number;
    not_for_me: number;
    engaged: number;
    seen: number;
    last_at: string | null;
  }>`
    select count(distinct r.id)::int as times, count(distinct p.resident_id)::int as people,
      count(*) filter (where p.feedback = 'liked')::int as liked, count(*) filter (where p.feedback = 'ok')::int as ok,
      count(*) filter (where p.feedback = 'not_for_me')::int as not_for_me,
      count(*) filter (where p.engagement >= 2)::int as engaged, count(p.engagement)::int as seen,
      max(r.started_at) as last_at
    from reports r join participations p on p.carehome_id = r.carehome_id and p.report_id = r.id and ${shown}
    where r.carehome_id = ${carehomeId} and r.activity_id = ${activityId} and r.started_at >= ${since}
      and r.status <> 'voided'`.execute(db);
  return rows[0];
}

interface TimelineRow {
  id: string;
  activity_id: string | null;
  title: string;
  category: Category;
  format: ReportFormat;
  started_at: string;
  minutes: number;
  attendance: Attendance;
  engagement: Engagement | null;
  mood_before: Mood | null;
  mood_after: Mood | null;
  quote: string | null;
  note: string | null;
  distress: boolean;
  shared: boolean;
  report_type: ReportType;
  author: string | null;
}

/** Paged by index. */
export async function listTimeline(
  db: Db,
  carehomeId: string,
  residentId: string,
  { after, limit }: { after: After; limit: number },
) {
  const { rows } = await sql<TimelineRow>`
    select r.id, r.activity_id, r.title, r.category, r.format, p.started_at, p.minutes, p.attendance, p.engagement,
      p.mood_before, p.mood_after, p.quote, p.note, p.distress, p.family_sees as shared, r.report_type,
      u.first_name || ' ' || u.last_name as author
    from (select * from participations p where p.carehome_id = ${carehomeId} and p.resident_id = ${residentId}
        and not p.voided and ${goingOn(after, sql`p.report_id`, sql`p.started_at`)}
      order by p.started_at desc, p.report_id desc limit ${limit + 1}) p
    join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
    left join users u on u.id = r.created_by
    order by p.started_at desc, p.report_id desc`.execute(db);
  return rows;
}
