import type { FirstStep } from '@relish/shared/dashboard/first-steps/steps.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface Member {
  carehomeId: string;
  userId: string;
}

export const updateClosed = (db: Db, { carehomeId, userId }: Member, closed: boolean) =>
  db
    .updateTable('memberships')
    .set({ first_steps_closed: closed })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .execute();

/** Steps the user has done in this home, from its records; undefined once closed. */
export async function findDone(
  db: Db,
  { carehomeId, userId }: Member,
): Promise<Record<FirstStep, boolean> | undefined> {
  const { rows } = await sql<Record<FirstStep, boolean>>`
    select
      exists (select from about_me_entries e where e.carehome_id = m.carehome_id and e.author_id = m.user_id) as story,
      exists (select from reports r where r.carehome_id = m.carehome_id and r.created_by = m.user_id) as record,
      exists (select from invitations i where i.carehome_id = m.carehome_id and i.invited_by = m.user_id) as invite,
      exists (select from activity_openings a where a.carehome_id = m.carehome_id and a.user_id = m.user_id) as activity,
      exists (select from tutorial_progress t where t.user_id = m.user_id) as lesson,
      exists (select from push_subscriptions p where p.user_id = m.user_id) as notify
    from memberships m
    where m.carehome_id = ${carehomeId} and m.user_id = ${userId} and not m.first_steps_closed`.execute(
    db,
  );
  return rows[0];
}
