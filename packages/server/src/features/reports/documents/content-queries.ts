import type { Period } from '@relish/shared/days.ts';
import type { ParticipationRow } from '@relish/shared/reports/figures/rows.ts';
import type {
  ObservationAction,
  ObservationType,
} from '@relish/shared/reports/observations/choices.ts';
import type {
  DeclineReason,
  FamilyDecision,
  Outcome,
  ReportType,
  SupportLevel,
} from '@relish/shared/reports/reports/choices.ts';
import type { SectionKey } from '@relish/shared/residents/about-me/sections.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import type { Presence } from '@relish/shared/residents/residents/eligible-days.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

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

export interface RecordedRow extends ParticipationRow {
  title: string;
  /** Own titles may name a resident. */
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
  tells_distress: boolean;
  family_sees: boolean;
  family_decision: FamilyDecision | null;
  family_sentence: string | null;
}

/** Chronological. */
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
      p.note_shareable, p.distress, p.share_with_family, p.tells_distress, p.family_sees, p.family_decision,
      p.family_sentence, r.title, r.activity_id, r.category, r.format, r.place,
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

/** Unfiltered: consent is checked elsewhere. */
export const listPhotos = (
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

/** Sections and authors only, not the text. */
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

/** Interests of activities written in this organisation. */
export async function listOwnInterests(db: Db, carehomeId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ interests: string[] }>`
    select array(select jsonb_array_elements_text(a.guide->'interests')) as interests
    from own_activities a join carehomes c on c.organisation_id = a.organisation_id
    where c.id = ${carehomeId} and a.id = any(${ids}::uuid[])`.execute(db);
  return rows.flatMap(({ interests }) => interests);
}

export async function listHidden(db: Db, carehomeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('hidden_items as h')
    .innerJoin('carehomes as c', 'c.organisation_id', 'h.organisation_id')
    .select('h.item_id')
    .where('c.id', '=', carehomeId)
    .execute();
  return rows.map(({ item_id }) => item_id);
}

/** Observations with their answers; concerns only for those who may read them. */
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
