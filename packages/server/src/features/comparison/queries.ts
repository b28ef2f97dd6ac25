import type { FigureSet } from '@relish/shared/figures/totals.ts';
import type { HomeSettings } from '@relish/shared/home-settings/contract.ts';
import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';

/** So many weeks are shown, and counted anew each night: what is written late or amended is found. */
export const WEEKS_COUNTED = 8;

export interface WeekRow {
  carehome_id: string;
  week: string;
  figures: FigureSet;
  counted_at: string;
}

/** The homes of one organisation for which somebody answers as a whole, and nobody else's. */
const answeredFor = (userId: string, organisationId: string) => sql`
  select c.id, c.name, c.settings from carehomes c
  join memberships m on m.carehome_id = c.id
  where c.organisation_id = ${organisationId} and m.user_id = ${userId} and m.role = 'org_admin'
    and m.ended_at is null and (m.ends_at is null or m.ends_at > now())`;

export interface HomeRow {
  id: string;
  name: string;
  settings: Partial<HomeSettings>;
}

export async function listHomes(db: Db, userId: string, organisationId: string) {
  const { rows } = await sql<HomeRow>`
    ${answeredFor(userId, organisationId)} order by lower(c.name), c.id`.execute(db);
  return rows;
}

/** What was counted of some homes, from one Monday to another. */
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

/** Homes with sisters that were not counted since then; each is handed out once, whoever asks. */
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
