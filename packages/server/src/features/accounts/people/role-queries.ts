import type { Role } from '@relish/shared/roles.ts';

import type { Db } from '../../../db/database.ts';

export async function roleIn(
  db: Db,
  carehomeId: string,
  person: { userId: string } | { email: string },
): Promise<{ user_id: string; role: Role } | undefined> {
  return db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.role'])
    .where('m.carehome_id', '=', carehomeId)
    .where('m.ended_at', 'is', null)
    .where('u.deactivated_at', 'is', null)
    .where((eb) =>
      'userId' in person ? eb('u.id', '=', person.userId) : eb('u.email', '=', person.email),
    )
    .executeTakeFirst();
}
