import { isRelative } from '@relish/shared/permissions.ts';

import { type DecidedCard, readCards, type Reading } from './cards.ts';
import { listPhotosById } from './queries.ts';
import { decideStored, findAsking } from './viewer.ts';

interface SeenPhoto {
  card: DecidedCard['card'];
  /** Whether the family of the resident sees it too; null for families and without a resident. */
  familySees: boolean | null;
}

/** Those of the photos that the user may see now, blurred or not. */
export async function listSeenPhotos(
  context: Reading,
  ids: readonly string[],
  /** Whose family is asked about. */
  residentId: string | null = null,
): Promise<Map<string, SeenPhoto>> {
  if (ids.length === 0) return new Map();
  const { transaction, carehomeId, user } = context;
  const { asking, rows } = await transaction(async (db) => ({
    asking: await findAsking(db, { ...context, userId: user.id }),
    rows: await listPhotosById(db, carehomeId, ids),
  }));
  if (!asking) return new Map();
  const { cards, facts } = await readCards(context, asking, rows);
  const familySees = (row: DecidedCard['row']) => {
    if (residentId === null || isRelative(user)) return null;
    const family = { kind: 'family', residentIds: [residentId], isUploader: false } as const;
    return decideStored(row, facts, family).see !== 'nothing';
  };
  return new Map(
    cards.flatMap(({ card, row, decision }) =>
      decision.see === 'nothing' ? [] : [[card.id, { card, familySees: familySees(row) }]],
    ),
  );
}
