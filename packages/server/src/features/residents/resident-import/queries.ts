import type { Db } from '../../../db/database.ts';

export const listProfiles = (db: Db, carehomeId: string) =>
  db
    .selectFrom('residents')
    .select([
      'title',
      'first_name',
      'last_name',
      'preferred_name',
      'pronouns',
      'date_of_birth',
      'room',
      'unit',
      'floor',
      'move_in_date',
      'stay_type',
      'leaves_on',
      'first_language',
      'mobility',
      'diet',
      'allergies',
      'external_id',
    ])
    .where('carehome_id', '=', carehomeId)
    .where('status', 'not in', ['moved_out', 'deceased'])
    .orderBy('last_name')
    .orderBy('id')
    .execute();
