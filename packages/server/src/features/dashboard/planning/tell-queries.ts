import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface ToTell {
  user_id: string;
  is_family: boolean;
  email: string;
  wants_mail: boolean;
  is_demo: boolean;
  carehome_name: string;
  /** How many of the published events this person sees. */
  count: number;
  /** How many events of the whole week this person sees, with those published before. */
  in_week: number;
}

interface Published {
  /** Its Monday. */
  week: string;
  eventIds: readonly string[];
  userId?: string;
  except?: string;
}

/**
 * Members who see at least one of these events, with how many. Families hear of what they may see (N1), while they
 * have an open link (N3) to a resident who lives here (N7). Guests from outside are not told about meetings of staff.
 */
export async function listToTell(
  db: Db,
  carehomeId: string,
  { week, eventIds, userId, except }: Published,
  now: Date,
): Promise<ToTell[]> {
  const { rows } = await sql<ToTell>`
    select m.user_id, m.role = 'relative' as is_family, u.email, m.programme_mail as wants_mail, o.is_demo, c.name as carehome_name,
      (count(*) filter (where e.id = any(${eventIds}::uuid[])))::int as count, count(*)::int as in_week
    from memberships m
    join users u on u.id = m.user_id and u.deactivated_at is null
    join carehomes c on c.id = m.carehome_id
    join organisations o on o.id = c.organisation_id
    left join lateral (
      select array_agg(r.id) as own
      from relatives a join relative_links l on l.carehome_id = a.carehome_id and l.relative_id = a.id
      join residents r on r.carehome_id = l.carehome_id and r.id = l.resident_id
      where a.carehome_id = m.carehome_id and a.user_id = m.user_id and l.status = 'active' and l.access_level > 0
        and r.status not in ('deceased', 'moved_out')) family on m.role = 'relative'
    join events e on e.carehome_id = m.carehome_id
      and (e.id = any(${eventIds}::uuid[])
        or (not e.is_draft and e.day between ${week}::date and ${week}::date + 6))
      and e.deleted_at is null and e.status = 'planned'
      and case when m.role = 'relative' then family.own is not null and (e.family_scope = 'all_home'
          or (e.family_scope = 'linked_to_invited'
            and invites_any(e.carehome_id, e.resident_ids, e.group_ids, family.own)))
        else e.audience <> 'staff' or m.role <> 'volunteer_external' end
    where m.carehome_id = ${carehomeId} and m.role <> 'viewer_inspector' and m.ended_at is null
      and (m.ends_at is null or m.ends_at > ${now})
      ${userId === undefined ? sql`` : sql`and m.user_id = ${userId}`}
      ${except === undefined ? sql`` : sql`and m.user_id <> ${except}`}
    group by m.user_id, m.role, m.programme_mail, u.email, o.is_demo, c.name
    having bool_or(e.id = any(${eventIds}::uuid[])) order by m.user_id`.execute(db);
  return rows;
}
