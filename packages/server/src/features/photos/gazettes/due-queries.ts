import type { PackageTitle } from '@relish/shared/constants.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import { hasExpired } from '../../accounts/organisations/public.ts';

/** On the first day of a quarter, in the home's time zone. */
const HOUR = 7;
/** A home that was offline, or chose a gazette a little late, still gets it. */
const DAYS = 28;

interface DueGazette {
  carehome_id: string;
  resident_id: string;
  /** The quarter that has ended. */
  quarter: string;
  ended_at: string;
  organisation_type: number;
  package_title: PackageTitle;
  is_basic: boolean;
  expired: boolean;
}

/**
 * Residents of all homes without a gazette of the quarter that has ended. One that was made by hand
 * earlier is made again, unless it has been printed or posted.
 */
export async function listDue(db: Db, now: Date): Promise<DueGazette[]> {
  const { rows } = await sql<DueGazette>`
    select d.*, o.type as organisation_type, o.package_title, o.is_basic, ${hasExpired(now)} as expired
    from (
      select g.carehome_id, g.resident_id, to_char(l.began - interval '1 day', 'YYYY"-Q"Q') as quarter,
        l.began at time zone c.time_zone as ended_at
      from gazette_readers g
      join residents r on r.carehome_id = g.carehome_id and r.id = g.resident_id
      join carehomes c on c.id = g.carehome_id
      cross join lateral (
        select (${now}::timestamptz at time zone c.time_zone) - ${HOUR} * interval '1 hour' as local) t
      cross join lateral (select date_trunc('quarter', t.local) as began) l
      where r.status not in ('pre_admission', 'moved_out', 'deceased')
        and t.local < l.began + ${DAYS} * interval '1 day') d
    join carehomes c on c.id = d.carehome_id
    join organisations o on o.id = c.organisation_id
    where not exists (
      select from gazettes x
      left join photo_book_copies p on p.carehome_id = x.carehome_id and p.book_id = x.book_id
      where x.carehome_id = d.carehome_id and x.resident_id = d.resident_id and x.quarter = d.quarter
        and (x.created_at >= d.ended_at or x.posted_at is not null or p.downloaded_at is not null))`.execute(
    db,
  );
  return rows;
}

/** False if another process was first. */
export async function claimDue(
  db: Db,
  { carehome_id, resident_id, quarter, ended_at }: DueGazette,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into gazettes (carehome_id, resident_id, quarter, created_at)
    values (${carehome_id}, ${resident_id}, ${quarter}, ${now})
    on conflict (carehome_id, resident_id, quarter) do update
      set state = 'queued', created_at = excluded.created_at
      where gazettes.created_at < ${ended_at}::timestamptz and gazettes.posted_at is null
    returning quarter`.execute(db);
  return rows.length > 0;
}

/** Undefined for former residents (N7), or if no one receives a gazette any more. */
export async function findRecipient(db: Db, carehomeId: string, residentId: string, now: Date) {
  const { rows } = await sql<
    Omit<DueGazette, 'quarter' | 'ended_at'> & { preferred_name: string; name: string | null }
  >`
    select g.carehome_id, g.resident_id, g.name, r.preferred_name, o.type as organisation_type, o.package_title,
      o.is_basic, ${hasExpired(now)} as expired
    from gazette_readers g
    join residents r on r.carehome_id = g.carehome_id and r.id = g.resident_id
    join carehomes c on c.id = g.carehome_id
    join organisations o on o.id = c.organisation_id
    where g.carehome_id = ${carehomeId} and g.resident_id = ${residentId}
      and r.status not in ('pre_admission', 'moved_out', 'deceased')`.execute(db);
  return rows[0];
}
