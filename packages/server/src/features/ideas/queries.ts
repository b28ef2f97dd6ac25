import type { Person } from '@relish/shared/choosing/people.ts';
import type { Stance } from '@relish/shared/interests/taxonomy.ts';
import type { Level } from '@relish/shared/pal/levels.ts';
import { Diet, Mobility, Safety } from '@relish/shared/residents/profile.ts';
import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';

/** What decides whether something suits somebody. It stays here: families get ideas, never what spoke against others. */
export async function findSuiting(
  db: Db,
  carehomeId: string,
  residentIds: readonly string[],
): Promise<Map<string, Person>> {
  if (residentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('residents as r')
    .leftJoin('pal_assessments as p', (join) =>
      join
        .onRef('p.carehome_id', '=', 'r.carehome_id')
        .onRef('p.resident_id', '=', 'r.id')
        .on('p.status', '=', 'final'),
    )
    .select([
      'r.id',
      'r.mobility',
      'r.diet',
      'r.allergies',
      'r.safety',
      'r.alcohol',
      'r.avoid_topics',
      'r.group_size',
      'r.place',
      'r.session_minutes',
      'r.best_time_of_day',
      sql<Level | null>`p.confirmed_level`.as('level'),
    ])
    .where('r.carehome_id', '=', carehomeId)
    .where('r.id', 'in', residentIds)
    .execute();
  const stances = await db
    .selectFrom('resident_interests')
    .select(['resident_id', 'interest_code', sql<Stance>`stance`.as('stance')])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', 'in', residentIds)
    .execute();
  return new Map(
    rows.map(({ mobility, diet, allergies, safety, ...row }) => {
      const { food_texture, easy_to_chew, drink_thickness } = Diet.parse(diet);
      const { photosensitive, oxygen } = Safety.parse(safety);
      const own = stances.filter(({ resident_id }) => resident_id === row.id);
      return [
        row.id,
        {
          ...row,
          stances: new Map(own.map(({ interest_code, stance }) => [interest_code, stance])),
          allergens: allergies.map(({ allergen }) => allergen),
          food_texture,
          easy_to_chew,
          drink_thickness,
          moves: Mobility.parse(mobility).moves,
          photosensitive,
          oxygen,
          days_since_last: null,
        },
      ];
    }),
  );
}
