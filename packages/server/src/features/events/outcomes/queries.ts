import { ASKED, type NotHeldReason } from '@relish/shared/events/outcomes/choices.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** Residents take part only in these; other events have no record. */
const FOR_RESIDENTS = sql`e.audience in ('residents', 'all')`;

const isOpen = sql`e.status = 'planned' and e.recorded_at is null and e.outcome_dismissed_at is null
  and e.deleted_at is null and not e.is_draft and ${FOR_RESIDENTS}`;

/** Its lead, or its author if nobody leads it. */
const ASKED_PERSON = sql`coalesce(e.lead_id, e.created_by)`;

interface AskedRow {
  id: string;
  title: string;
  category: Category;
  day: string;
  start_time: string | null;
}

const SHOWN = 5;

export async function listAsked(db: Db, carehomeId: string, userId: string, now: Date) {
  const { rows } = await sql<AskedRow>`
    select e.id, e.title, e.category, e.day, e.start_time from events e
    where e.carehome_id = ${carehomeId} and ${ASKED_PERSON} = ${userId} and ${isOpen}
      and e.day >= (${now}::timestamptz - ${ASKED.days + 1} * interval '1 day')::date
      and e.ends_at between ${now}::timestamptz - ${ASKED.days} * interval '1 day'
        and ${now}::timestamptz - ${ASKED.afterHours} * interval '1 hour'
    order by e.ends_at desc, e.id limit ${SHOWN}`.execute(db);
  return rows;
}

export const updateNotHeld = (
  db: Db,
  carehomeId: string,
  id: string,
  values: { reason: NotHeldReason; words: string } | null,
) =>
  db
    .updateTable('events')
    .set({
      status: values ? 'cancelled' : 'planned',
      cancel_reason: values?.words ?? null,
      not_held_reason: values?.reason ?? null,
    })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const updateDismissed = (
  db: Db,
  carehomeId: string,
  id: string,
  outcome_dismissed_at: Date | null,
) =>
  db
    .updateTable('events')
    .set({ outcome_dismissed_at })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** On the clock of the home: after most events, and not while people sleep. */
const EVENING = { from: 18, to: 21 } as const;

/** Marks finished events of today as asked about, and returns the people to ask, each once. */
export async function claimToAsk(db: Db, now: Date) {
  const { rows } = await sql<{ carehome_id: string; user_id: string; event_ids: string[] }>`
    with due as (
      select e.id, e.carehome_id, ${ASKED_PERSON} as user_id
      from events e join carehomes c on c.id = e.carehome_id
      where ${isOpen} and e.outcome_pushed_at is null and ${ASKED_PERSON} is not null
        and e.ends_at between ${now}::timestamptz - interval '1 day'
          and ${now}::timestamptz - ${ASKED.afterHours} * interval '1 hour'
        and (e.ends_at at time zone c.time_zone)::date = (${now}::timestamptz at time zone c.time_zone)::date
        and extract(hour from ${now}::timestamptz at time zone c.time_zone) >= ${EVENING.from}
        and extract(hour from ${now}::timestamptz at time zone c.time_zone) < ${EVENING.to}
        -- One notification an evening, also for an event that ends after it.
        and not exists (select from events o where o.carehome_id = e.carehome_id
          and o.day between (${now}::timestamptz at time zone c.time_zone)::date - 1
            and (${now}::timestamptz at time zone c.time_zone)::date
          and o.outcome_pushed_at > ${now}::timestamptz - interval '12 hours'
          and coalesce(o.lead_id, o.created_by) = ${ASKED_PERSON})
      for update of e skip locked),
    asked as (
      update events e set outcome_pushed_at = ${now} from due where e.id = due.id
      returning e.carehome_id, due.user_id, e.id)
    select carehome_id, user_id, array_agg(id) as event_ids from asked group by carehome_id, user_id`.execute(
    db,
  );
  return rows;
}

/** Checked again before someone is asked, because a colleague may have recorded them since. */
export async function listOpen(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from events e
    where e.carehome_id = ${carehomeId} and e.id = any(${ids}::uuid[]) and ${isOpen}`.execute(db);
  return rows.map(({ id }) => id);
}

interface OutcomeCount {
  /** Recorded, or at least one resident came. */
  is_delivered: boolean;
  is_cancelled: boolean;
  not_held_reason: NotHeldReason | null;
  count: number;
}

interface OutcomeScope {
  carehomeId: string;
  from: string;
  to: string;
  /** Only events that were over or recorded by then. */
  until: Date;
  groupId?: string | undefined;
  category?: Category | undefined;
}

/** Finished events for residents by what became of them; of a group, those it was invited to. */
export async function countOutcomes(
  db: Db,
  { carehomeId, from, to, until, groupId, category }: OutcomeScope,
): Promise<OutcomeCount[]> {
  const { rows } = await sql<OutcomeCount>`
    select e.recorded_at is not null or exists (select from event_people p
        where p.carehome_id = e.carehome_id and p.event_id = e.id and p.mark = 'came') as is_delivered,
      e.status = 'cancelled' as is_cancelled, e.not_held_reason, count(*)::int as count
    from events e
    where e.carehome_id = ${carehomeId} and e.deleted_at is null and not e.is_draft and ${FOR_RESIDENTS}
      and e.day between ${from}::date and ${to}::date and (e.ends_at <= ${until} or e.recorded_at <= ${until})
      ${category === undefined ? sql`` : sql`and e.category = ${category}`}
      ${
        groupId === undefined
          ? sql``
          : sql`and (cardinality(e.group_ids) + cardinality(e.resident_ids) = 0 or ${groupId}::uuid = any(e.group_ids)
              or e.resident_ids && (select array_agg(g.resident_id) from resident_group_members g
                where g.carehome_id = ${carehomeId} and g.group_id = ${groupId}))`
      }
    group by 1, 2, 3`.execute(db);
  return rows;
}

export const findEmail = async (db: Db, userId: string): Promise<string> =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())
    ?.email ?? '';
