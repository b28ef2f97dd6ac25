import type { SetupStep } from '@relish/shared/dashboard/setup/steps.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

export type SetupChoices = Partial<Record<SetupStep, 'skipped'>> & { closed?: boolean };

/** Undefined for demonstration homes, which are complete. */
export async function findSetup(db: Db, carehomeId: string): Promise<SetupChoices | undefined> {
  const home = await db
    .selectFrom('carehomes as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select('c.setup')
    .where('c.id', '=', carehomeId)
    .where('o.is_demo', '=', false)
    .executeTakeFirst();
  return home?.setup as SetupChoices | undefined;
}

export const updateSetup = (
  db: Db,
  carehomeId: string,
  changes: Partial<Record<SetupStep, 'skipped' | null>> & { closed?: boolean },
) =>
  db
    .updateTable('carehomes')
    .set({ setup: sql`setup || ${JSON.stringify(changes)}::jsonb` })
    .where('id', '=', carehomeId)
    .execute();

/** So many make a first programme. */
const EVENTS_OF_A_WEEK = 3;

/** Which steps the home's own records show as done; the email address is the user's. */
export async function findDone(
  db: Db,
  carehomeId: string,
  userId: string,
): Promise<Record<Exclude<SetupStep, 'email'>, boolean>> {
  const { rows } = await sql<Record<Exclude<SetupStep, 'email'>, boolean>>`
    select c.telephone is not null and c.visiting_times is not null as details,
      exists (select from residents r where r.carehome_id = c.id) as residents,
      exists (select from reports r where r.carehome_id = c.id) as record,
      exists (select from invitations i where i.carehome_id = c.id and i.role <> 'relative' and i.cancelled_at is null)
        or exists (select from memberships m where m.carehome_id = c.id and m.role <> 'relative'
          and m.user_id <> ${userId} and m.ended_at is null) as colleagues,
      (select count(*) from (select from events e where e.carehome_id = c.id and e.deleted_at is null
        and not e.is_draft and e.status <> 'cancelled' limit ${EVENTS_OF_A_WEEK}) first_events) = ${EVENTS_OF_A_WEEK} as week,
      exists (select from relative_links l where l.carehome_id = c.id
        and l.status in ('invited', 'active', 'suspended')) as family
    from carehomes c where c.id = ${carehomeId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The home of a session exists.');
  return row;
}
