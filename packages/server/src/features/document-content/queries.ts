import type { SectionKey } from '@relish/shared/about-me/sections.ts';
import type { Presence } from '@relish/shared/figures/eligible-days.ts';
import type { ParticipationRow, Period } from '@relish/shared/figures/rows.ts';
import type { ObservationAction, ObservationType } from '@relish/shared/observations/choices.ts';
import type {
  DeclineReason,
  Outcome,
  ReportType,
  SupportLevel,
} from '@relish/shared/reports/choices.ts';
import type { Status } from '@relish/shared/residents/choices.ts';
import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';

/** Reads what documents are made of. Jobs work above homes: whatever is asked for, the home comes first. */

export const findHome = (db: Db, carehomeId: string) =>
  db
    .selectFrom('carehomes')
    .select(['name', 'time_zone', 'region'])
    .where('id', '=', carehomeId)
    .executeTakeFirstOrThrow();

export const findSubject = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('residents')
    .select(['id', 'first_name', 'preferred_name', 'last_name', 'room', 'status'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

export const countResidents = async (db: Db, carehomeId: string, ids: readonly string[]) =>
  (
    await db
      .selectFrom('residents')
      .select('id')
      .where('carehome_id', '=', carehomeId)
      .where('id', 'in', ids)
      .execute()
  ).length;

export const findPersonName = async (db: Db, userId: string): Promise<string> => {
  const person = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return person ? `${person.first_name} ${person.last_name}` : '';
};

/** Everybody who ever lived here: whoever has left keeps their name to themselves as well. */
export const listResidentNames = (db: Db, carehomeId: string) =>
  db
    .selectFrom('residents')
    .select(['id', 'first_name', 'preferred_name', 'last_name'])
    .where('carehome_id', '=', carehomeId)
    .execute();

/** Those around the residents, whose names a story must not tell either. */
export async function listNamesAround(db: Db, carehomeId: string) {
  const relatives = await db
    .selectFrom('relatives')
    .select(['first_name', 'first_name as preferred_name', 'last_name'])
    .where('carehome_id', '=', carehomeId)
    .execute();
  const staff = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.first_name', 'u.first_name as preferred_name', 'u.last_name'])
    .where('m.carehome_id', '=', carehomeId)
    .execute();
  return { relatives, staff };
}

export interface RecordedRow extends ParticipationRow {
  title: string;
  /** Written in this home: such a title may name somebody. */
  own_title: boolean;
  activity_id: string | null;
  report_type: ReportType;
  recorded_late: boolean;
  evidence: string[];
  author: string | null;
  decline_reason: DeclineReason | null;
  alternative_offered: string | null;
  support_level: SupportLevel | null;
  outcomes: Outcome[];
  quote: string | null;
  note: string | null;
  note_shareable: boolean;
  distress: boolean;
  share_with_family: boolean;
}

/** What counts of some days, of some people or of everybody, in the order in which it happened. */
export async function listRecorded(
  db: Db,
  carehomeId: string,
  { from, to }: Period,
  residentIds: readonly string[] | null,
): Promise<RecordedRow[]> {
  const only = residentIds === null ? sql`true` : sql`p.resident_id = any(${residentIds}::uuid[])`;
  const { rows } = await sql<RecordedRow>`
    select p.report_id, p.resident_id, p.day, p.started_at, p.minutes, p.attendance, p.engagement, p.mood_before,
      p.mood_after, p.feedback, p.decline_reason, p.alternative_offered, p.support_level, p.outcomes, p.quote, p.note,
      p.note_shareable, p.distress, p.share_with_family, r.title, r.activity_id, r.category, r.format, r.place,
      r.recorded_late, r.report_type, r.evidence, u.first_name || ' ' || u.last_name as author,
      r.activity_id is null or not exists (select from library_items l where l.id = r.activity_id) as own_title
    from participations p
    join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
    left join users u on u.id = r.created_by
    where p.carehome_id = ${carehomeId} and p.day between ${from}::date and ${to}::date and ${only}
      and not p.voided and r.status <> 'voided'
    order by p.started_at, p.report_id, p.position`.execute(db);
  return rows;
}

export interface Living extends Presence {
  preferred_name: string;
  first_name: string;
  last_name: string;
  room: string | null;
  status: Status;
  moves: string | null;
}

/** Who was here and when; one statement, whatever the number. */
export async function listLiving(
  db: Db,
  carehomeId: string,
  residentIds: readonly string[] | null,
): Promise<Living[]> {
  const only = residentIds === null ? sql`true` : sql`r.id = any(${residentIds}::uuid[])`;
  const { rows } = await sql<Living>`
    select r.id, r.preferred_name, r.first_name, r.last_name, r.room, r.status, r.mobility->>'moves' as moves,
      coalesce((select json_agg(json_build_object('from_date', s.from_date, 'to_date', s.to_date))
        from stays s where s.carehome_id = r.carehome_id and s.resident_id = r.id), '[]') as stays,
      coalesce((select json_agg(json_build_object('status', s.status, 'since', s.since))
        from resident_statuses s where s.carehome_id = r.carehome_id and s.resident_id = r.id
          and s.undone_at is null), '[]') as statuses
    from residents r where r.carehome_id = ${carehomeId} and ${only}
    order by lower(r.last_name), lower(r.preferred_name), r.id`.execute(db);
  return rows;
}

/** Photos of some records in which somebody can be recognised; whether they may be shown is another question. */
export const listPhotosOf = (
  db: Db,
  carehomeId: string,
  residentId: string,
  reportIds: readonly string[],
) =>
  reportIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('report_photos as p')
        .innerJoin('media', 'media.id', 'p.media_id')
        .select([
          'p.media_id',
          'p.report_id',
          'p.resident_ids',
          'p.agreed_ids',
          'p.caption',
          'media.key',
        ])
        .where('p.carehome_id', '=', carehomeId)
        .where('media.carehome_id', '=', carehomeId)
        .where('p.report_id', 'in', reportIds)
        .where(sql<boolean>`${residentId}::uuid = any(p.resident_ids)`)
        .where('media.width', 'is not', null)
        .where('media.removed_at', 'is', null)
        .orderBy('p.report_id')
        .orderBy('p.position')
        .execute();

/** What was told about somebody's life in some days: which part and by whom, not the words. */
export async function listAboutMeChanges(
  db: Db,
  carehomeId: string,
  residentId: string,
  { since, until }: { since: Date; until: Date },
) {
  const { rows } = await sql<{
    section_key: SectionKey;
    version: number;
    status: string;
    written_at: string;
    author: string | null;
  }>`
    select e.section_key, v.version, v.status, v.written_at, u.first_name || ' ' || u.last_name as author
    from about_me_versions v
    join about_me_entries e on e.carehome_id = v.carehome_id and e.id = v.entry_id
    left join users u on u.id = v.written_by
    where v.carehome_id = ${carehomeId} and e.resident_id = ${residentId}
      and v.written_at >= ${since} and v.written_at < ${until}
    order by v.written_at, v.entry_id`.execute(db);
  return rows;
}

/** Which interests the activities touch that this home or one of its organisation wrote. */
export async function listOwnInterests(db: Db, carehomeId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ interests: string[] }>`
    select array(select jsonb_array_elements_text(a.guide->'interests')) as interests
    from own_activities a join carehomes c on c.organisation_id = a.organisation_id
    where c.id = ${carehomeId} and a.id = any(${ids}::uuid[])`.execute(db);
  return rows.flatMap(({ interests }) => interests);
}

/** What the organisation of this home has taken out of the library for itself. */
export async function listHidden(db: Db, carehomeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('hidden_items as h')
    .innerJoin('carehomes as c', 'c.organisation_id', 'h.organisation_id')
    .select('h.item_id')
    .where('c.id', '=', carehomeId)
    .execute();
  return rows.map(({ item_id }) => item_id);
}

/** What was observed of somebody in some days, and what was done about it; what managers must answer only for those who may read it. */
export async function listObserved(
  db: Db,
  carehomeId: string,
  residentId: string,
  { since, until, concerns }: { since: Date; until: Date; concerns: boolean },
) {
  const { rows } = await sql<{
    type: ObservationType;
    text: string;
    seen_at: string;
    action: ObservationAction;
    follow_up_date: string | null;
  }>`
    select o.type, o.text, o.seen_at, o.action, o.follow_up_date
    from observations o
    where o.carehome_id = ${carehomeId} and o.resident_id = ${residentId}
      and o.seen_at >= ${since} and o.seen_at < ${until} and (not o.needs_attention or ${concerns})
    order by o.seen_at desc, o.id`.execute(db);
  return rows;
}
