import type { Person } from '@relish/shared/library/suggestions/people.ts';
import { safetyFacts } from '@relish/shared/library/suggestions/safety-facts.ts';
import type { Stance } from '@relish/shared/residents/interests/taxonomy.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** With the time the safety details were last confirmed. */
type Suiting = Person & { safety_confirmed_at: string | null };

/** Relatives get the resulting ideas, never these facts (N9). */
export async function findSuiting(
  db: Db,
  carehomeId: string,
  residentIds: readonly string[],
): Promise<Map<string, Suiting>> {
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
      'r.communication',
      'r.mobility',
      'r.diet',
      'r.allergies',
      'r.safety',
      'r.safety_confirmed_at',
      'r.alcohol',
      'r.avoid_topics',
      'r.group_size',
      'r.place',
      'r.session_minutes',
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
    rows.map(({ communication, mobility, diet, allergies, safety, ...row }) => {
      const own = stances.filter(({ resident_id }) => resident_id === row.id);
      return [
        row.id,
        {
          ...row,
          ...safetyFacts({ ...row, communication, mobility, diet, allergies, safety }),
          stances: new Map(own.map(({ interest_code, stance }) => [interest_code, stance])),
          days_since_last: null,
        },
      ];
    }),
  );
}
