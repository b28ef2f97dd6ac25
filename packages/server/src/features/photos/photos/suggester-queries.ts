import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface Suggester {
  user_id: string;
  email: string;
  is_demo: boolean;
  carehome_name: string;
}

/** Undefined once they have left the home. */
export async function findSuggester(db: Db, carehomeId: string, photoId: string) {
  const { rows } = await sql<Suggester>`
    select u.id as user_id, u.email, o.is_demo, c.name as carehome_name
    from photos f
    join users u on u.id = f.added_by and u.deactivated_at is null
    join memberships m on m.carehome_id = f.carehome_id and m.user_id = u.id and m.ended_at is null
    join carehomes c on c.id = f.carehome_id
    join organisations o on o.id = c.organisation_id
    where f.carehome_id = ${carehomeId} and f.id = ${photoId} and f.answered_at is not null`.execute(
    db,
  );
  return rows[0];
}
