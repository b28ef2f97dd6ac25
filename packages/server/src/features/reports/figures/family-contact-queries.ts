import type { Period } from '@relish/shared/days.ts';
import { activeSince, type ContactTotals } from '@relish/shared/reports/figures/family-contact.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import { hereIn, type Scope } from './queries.ts';

/**
 * K21, or undefined for a period that has ended: links and last use are stored as they are today. Families are
 * not linked to a kind of activity.
 */
export async function readFamilyContact(
  db: Db,
  scope: Scope,
  period: Period,
  today: string,
): Promise<ContactTotals | undefined> {
  const { carehomeId, category, format } = scope;
  if (period.to < today || category !== undefined || format !== undefined) return undefined;
  const { rows } = await sql<ContactTotals>`
    with here as materialized (
      select id from (${hereIn(scope, { from: period.from, to: today })}) present
      where not isempty(days)),
    contacts as (
      select l.resident_id, l.relative_id, coalesce(p.last_active_on >= ${activeSince(today)}::date, false) as is_active
      from relative_links l
      join relatives p on p.carehome_id = l.carehome_id and p.id = l.relative_id
      where l.carehome_id = ${carehomeId} and l.status = 'active' and l.access_level > 0
        and p.user_id is not null and l.resident_id in (select id from here))
    select (select count(*)::int from here) as here, count(distinct resident_id)::int as residents,
      count(distinct relative_id)::int as relatives,
      (count(distinct relative_id) filter (where is_active))::int as active
    from contacts`.execute(db);
  return rows[0]!;
}
