import type { HomeSettings } from '@relish/shared/accounts/home-settings/contract.ts';
import type { FigureSet } from '@relish/shared/reports/figures/totals.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** Recounted each night, so late and amended records are included. */
export const WEEKS_COUNTED = 8;

export interface WeekRow {
  carehome_id: string;
  week: string;
  figures: FigureSet;
  counted_at: string;
}

export interface HomeRow {
  id: string;
  name: string;
  first_day: string;
  settings: Partial<HomeSettings>;
}

/** Homes of one organisation that the user administers. */
export async function listHomes(db: Db, userId: string, organisationId: string, now: Date) {
  const { rows } = await sql<HomeRow>`
    select c.id, c.name, c.settings, c.first_day from carehomes c
    join memberships m on m.carehome_id = c.id
    where c.organisation_id = ${organisationId} and m.user_id = ${userId} and m.role = 'org_admin'
      and m.ended_at is null and (m.ends_at is null or m.ends_at > ${now})
    order by lower(c.name), c.id`.execute(db);
  return rows;
}

export const listWeeks = async (
  db: Db,
  carehomeIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<WeekRow[]> =>
  carehomeIds.length === 0
    ? []
    : db
        .selectFrom('home_weeks')
        .selectAll()
        .where('carehome_id', 'in', carehomeIds)
        .where('week', '>=', from)
        .where('week', '<=', to)
        .orderBy('week')
        .execute();

export const findZone = async (db: Db, carehomeId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('carehomes')
      .select('time_zone')
      .where('id', '=', carehomeId)
      .executeTakeFirst()
  )?.time_zone;

export const storeWeek = (
  db: Db,
  carehomeId: string,
  { week, figures, now }: { week: string; figures: FigureSet; now: Date },
) =>
  db
    .insertInto('home_weeks')
    .values({
      carehome_id: carehomeId,
      week,
      figures: JSON.stringify(figures),
      counted_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['carehome_id', 'week'])
        .doUpdateSet({ figures: JSON.stringify(figures), counted_at: now }),
    )
    .execute();

/** Homes not counted since then; each is claimed once. */
export async function claimUncounted(
  db: Db,
  { since, now }: { since: Date; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update carehomes set weeks_counted_at = ${now}
    where id in (
      select c.id from carehomes c
      where (c.weeks_counted_at is null or c.weeks_counted_at < ${since})
        and exists (select from carehomes other
          where other.organisation_id = c.organisation_id and other.id <> c.id)
      order by c.id for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
