import type { Db } from '../../../db/database.ts';

/** Row level security finds only those of the relative who asks. */
export async function listOwnThanks(
  db: Db,
  carehomeId: string,
  { userId, photoIds }: { userId: string; photoIds: readonly string[] },
) {
  if (photoIds.length === 0) return new Map<string, { heart: boolean; text: string | null }>();
  const rows = await db
    .selectFrom('photo_thanks')
    .select(['photo_id', 'heart', 'text'])
    .where('carehome_id', '=', carehomeId)
    .where('photo_id', 'in', photoIds)
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ photo_id, ...thanks }) => [photo_id, thanks]));
}

const MOST = 100;

/** One’s own that are not in the feed yet or never will be, latest first; needs a system transaction. */
export const listSuggestions = (
  db: Db,
  carehomeId: string,
  { userId, residentIds }: { userId: string; residentIds: readonly string[] },
) =>
  db
    .selectFrom('photos as f')
    .innerJoin('photo_people as p', (join) =>
      join.onRef('p.carehome_id', '=', 'f.carehome_id').onRef('p.photo_id', '=', 'f.id'),
    )
    .select([
      'f.id',
      'f.media_id',
      'f.state',
      'f.sharing',
      'f.caption',
      'f.answer',
      'f.answered_at',
      'f.added_at',
      'f.family_words',
    ])
    .distinct()
    .where('f.carehome_id', '=', carehomeId)
    .where('f.added_by', '=', userId)
    .where('f.origin', '=', 'family')
    .where('f.state', '<>', 'ready')
    .where('p.resident_id', 'in', residentIds)
    // Someone’s no on the day is not told to families as an answer to a suggestion.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('photo_people as r')
            .select('r.photo_id')
            .whereRef('r.carehome_id', '=', 'f.carehome_id')
            .whereRef('r.photo_id', '=', 'f.id')
            .where('r.refused', '=', true),
        ),
      ),
    )
    .orderBy('f.added_at', 'desc')
    .orderBy('f.id')
    .limit(MOST)
    .execute();

export const countToAnswer = (db: Db, carehomeId: string) =>
  db
    .selectFrom('photos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('carehome_id', '=', carehomeId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
