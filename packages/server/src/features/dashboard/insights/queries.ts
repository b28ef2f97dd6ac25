import type { HomeRow, InsightRow } from '@relish/shared/dashboard/insights/rows.ts';
import type { HomeMeans } from '@relish/shared/dashboard/insights/what-works.ts';
import type { Period } from '@relish/shared/days.ts';
import type { Outcome } from '@relish/shared/reports/reports/choices.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';
import type { Presence } from '@relish/shared/residents/residents/eligible-days.ts';
import type { ResidentFields } from '@relish/shared/residents/residents/profile.ts';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** Every query is bounded by days of one home, so none grows with its history. */

const PRESENT = sql`('took_part', 'watched', 'left_early')`;

const PRESENCE = sql`
  coalesce((select json_agg(json_build_object('from_date', s.from_date, 'to_date', s.to_date))
    from stays s where s.carehome_id = r.carehome_id and s.resident_id = r.id), '[]') as stays,
  coalesce((select json_agg(json_build_object('status', s.status, 'since', s.since))
    from resident_statuses s where s.carehome_id = r.carehome_id and s.resident_id = r.id
      and s.undone_at is null), '[]') as statuses`;

export interface PersonRow extends Presence {
  preferred_name: string;
  last_name: string;
  photo_id: string | null;
  room: string | null;
}

/** Residents who left or died are excluded (N7). */
export async function findLiving(db: Db, carehomeId: string, id: string) {
  const { rows } = await sql<PersonRow>`
    select r.id, r.preferred_name, r.last_name, r.photo_id, r.room, ${PRESENCE}
    from residents r where r.carehome_id = ${carehomeId} and r.id = ${id}
      and r.status in ('current', 'respite', 'hospital', 'away')`.execute(db);
  return rows[0];
}

export interface OwnRow extends InsightRow {
  quote: string | null;
  note: string | null;
  what_worked: string | null;
  outcomes: Outcome[];
}

export async function listOwnRows(db: Db, carehomeId: string, residentId: string, since: Date) {
  const { rows } = await sql<OwnRow>`
    select p.report_id, p.resident_id, p.day, p.started_at, p.minutes, p.attendance, p.engagement, p.mood_before,
      p.mood_after, p.feedback, p.quote, p.note, p.outcomes, r.what_worked, r.title, r.activity_id, r.category,
      r.format, r.place
    from participations p join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
    where p.carehome_id = ${carehomeId} and p.resident_id = ${residentId} and p.started_at >= ${since}
      and not p.voided and r.status <> 'voided'
    order by p.started_at desc, p.report_id`.execute(db);
  return rows;
}

export interface CompanyRow {
  id: string;
  preferred_name: string;
  last_name: string;
  photo_id: string | null;
  together: number;
}

/** Other current residents present when this one joined in (domain 3.3). */
export async function listCompany(db: Db, carehomeId: string, residentId: string, since: Date) {
  const { rows } = await sql<CompanyRow>`
    select r.id, r.preferred_name, r.last_name, r.photo_id, count(*)::int as together
    from participations p
    join reports t on t.carehome_id = p.carehome_id and t.id = p.report_id
      and t.status <> 'voided' and t.format not in ('one_to_one', 'independent')
    join participations o on o.carehome_id = p.carehome_id and o.report_id = p.report_id
      and o.resident_id <> p.resident_id and not o.voided and o.attendance in ${PRESENT}
    join residents r on r.carehome_id = o.carehome_id and r.id = o.resident_id
      and r.status in ('current', 'respite', 'hospital', 'away')
    where p.carehome_id = ${carehomeId} and p.resident_id = ${residentId} and p.started_at >= ${since}
      and not p.voided and p.attendance in ${PRESENT}
      and case when p.engagement is null then p.attendance = 'took_part' else p.engagement >= 2 end
    group by r.id
    order by lower(r.preferred_name), r.id`.execute(db);
  return rows;
}

export async function findHomeMeans(
  db: Db,
  carehomeId: string,
  { from, to }: Period,
): Promise<HomeMeans> {
  const { rows } = await sql<HomeMeans>`
    select avg(p.engagement)::float8 as engagement, avg(p.mood_after - p.mood_before)::float8 as mood_change
    from participations p
    where p.carehome_id = ${carehomeId} and p.day between ${from}::date and ${to}::date
      and not p.voided and p.attendance in ${PRESENT}`.execute(db);
  return rows[0]!;
}

export interface HereRow extends PersonRow {
  level: Level | null;
  moves: string | null;
  place: ResidentFields['place'];
}

const ofGroup = (carehomeId: string, groupId: string | undefined, resident: RawBuilder<unknown>) =>
  groupId === undefined
    ? sql`true`
    : sql`${resident} in (select g.resident_id from resident_group_members g
        where g.carehome_id = ${carehomeId} and g.group_id = ${groupId})`;

export async function listHere(db: Db, carehomeId: string, groupId: string | undefined) {
  const { rows } = await sql<HereRow>`
    select r.id, r.preferred_name, r.last_name, r.photo_id, r.room, r.place, r.mobility->>'moves' as moves,
      p.confirmed_level as level, ${PRESENCE}
    from residents r
    left join pal_assessments p on p.carehome_id = r.carehome_id and p.resident_id = r.id and p.status = 'final'
    where r.carehome_id = ${carehomeId} and r.status in ('current', 'respite')
      and ${ofGroup(carehomeId, groupId, sql`r.id`)}
    order by lower(r.preferred_name), lower(r.last_name), r.id`.execute(db);
  return rows;
}

/** Chronological. */
export async function listHomeRows(
  db: Db,
  carehomeId: string,
  { from, to }: Period,
  groupId: string | undefined,
) {
  const { rows } = await sql<HomeRow>`
    select p.report_id, p.resident_id, p.day, p.started_at, p.minutes, p.attendance, p.engagement, p.mood_before,
      p.mood_after, p.feedback, p.distress, r.title, r.activity_id, r.category, r.format, r.place, r.planned
    from participations p join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
    where p.carehome_id = ${carehomeId} and p.day between ${from}::date and ${to}::date
      and not p.voided and r.status <> 'voided' and ${ofGroup(carehomeId, groupId, sql`p.resident_id`)}
    order by p.started_at, p.report_id`.execute(db);
  return rows;
}

/** Suggestions chosen for these residents, and how many were recorded. */
export async function countChosen(
  db: Db,
  carehomeId: string,
  { since, until }: { since: Date; until: Date },
  residentIds: readonly string[],
) {
  const { rows } = await sql<{ chosen: number; recorded: number }>`
    select count(*)::int as chosen, count(done.choice_id)::int as recorded
    from activity_choices c
    left join (
      select distinct r.choice_id from reports r
      where r.carehome_id = ${carehomeId} and r.started_at >= ${since} and r.choice_id is not null
        and r.status <> 'voided') done on done.choice_id = c.id
    where c.carehome_id = ${carehomeId} and c.chosen_at >= ${since} and c.chosen_at < ${until}
      and c.resident_ids && ${residentIds}::uuid[]`.execute(db);
  return rows[0]!;
}
