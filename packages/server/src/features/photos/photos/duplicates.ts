import type { photoCalls } from '@relish/shared/photos/photos/contract.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { readCards } from './cards.ts';
import { listKeptPairs, listLooks } from './duplicate-queries.ts';
import { type AlikePair, findAlike } from './find-alike.ts';
import { listPhotosById } from './queries.ts';
import { findAsking } from './viewer.ts';

export const duplicateHandlers: Handlers<Pick<typeof photoCalls, 'photos/duplicates'>> = {
  'photos/duplicates': {
    staged: async (context, { ids }) => {
      const { transaction, carehomeId, user } = context;
      const { asking, pairs, rows } = await transaction(async (db) => {
        const asked = await findAsking(db, { ...context, userId: user.id });
        if (!asked) throw notFound();
        const own = ids.length === 0 ? [] : await listPhotosById(db, carehomeId, ids);
        if (own.length < ids.length) throw notFound();
        const alike = await listAlike(db, carehomeId, ids);
        const all = [...new Set(alike.flatMap(({ first, second }) => [first, second]))];
        return { asking: asked, pairs: alike, rows: await listPhotosById(db, carehomeId, all) };
      });
      const { cards } = await readCards(context, asking, rows);
      const shown = new Map(
        cards.flatMap(({ card, decision }) =>
          decision.see === 'nothing' ? [] : [[card.id, card]],
        ),
      );
      return {
        groups: groupPairs(pairs).flatMap(({ ids: group, is_same_file }) => {
          const photos = group.flatMap((id) => shown.get(id) ?? []);
          return photos.length > 1 ? { is_same_file, photos } : [];
        }),
      };
    },
  },
};

const PAIRS_AT_MOST = 200;

/** Pairs among the newest photos, or with one of the given ones, unless a colleague keeps both. */
async function listAlike(db: Db, carehomeId: string, ids: readonly string[]): Promise<AlikePair[]> {
  const wanted = findAlike(await listLooks(db, carehomeId)).filter(
    ({ first, second }) => ids.length === 0 || ids.includes(first) || ids.includes(second),
  );
  const kept = await listKeptPairs(db, carehomeId, wanted);
  return wanted
    .filter(({ first, second }) => !kept.has(`${first} ${second}`))
    .slice(0, PAIRS_AT_MOST);
}

/** Joins pairs that share a photo. */
function groupPairs(pairs: readonly AlikePair[]) {
  const groups: { ids: string[]; is_same_file: boolean }[] = [];
  for (const { first, second, is_same_file } of pairs) {
    const touching = groups.filter(({ ids }) => ids.includes(first) || ids.includes(second));
    const joined = {
      ids: [...new Set([...touching.flatMap(({ ids }) => ids), first, second])],
      is_same_file: is_same_file && touching.every((group) => group.is_same_file),
    };
    groups.splice(0, groups.length, ...groups.filter((group) => !touching.includes(group)), joined);
  }
  return groups;
}
