import { type DecidedCard, readCards, type Reading } from './cards.ts';
import { listPhotosById } from './queries.ts';
import { findAsking } from './viewer.ts';

/** Those of the photos that the user may see now, blurred or not. */
export async function listSeenPhotos(
  context: Reading,
  ids: readonly string[],
): Promise<Map<string, DecidedCard['card']>> {
  if (ids.length === 0) return new Map();
  const { transaction, carehomeId, user } = context;
  const { asking, rows } = await transaction(async (db) => ({
    asking: await findAsking(db, { ...context, userId: user.id }),
    rows: await listPhotosById(db, carehomeId, ids),
  }));
  if (!asking) return new Map();
  const { cards } = await readCards(context, asking, rows);
  return new Map(
    cards.flatMap(({ card, decision }) => (decision.see === 'nothing' ? [] : [[card.id, card]])),
  );
}
