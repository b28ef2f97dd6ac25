import { noticeAudiences } from '@relish/shared/audiences.ts';
import type { CardKind } from '@relish/shared/chat/messages/choices.ts';
import { isRelative } from '@relish/shared/permissions.ts';

import type { InHome, SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { listNoticeTitles } from '../../board/notices/public.ts';
import { listSeen, viewerOf } from '../../events/events/public.ts';
import { listMomentTitles } from '../../families/moments/public.ts';
import { listActivityTitles } from '../../library/activities/public.ts';
import { hidingOthers } from '../../residents/names/public.ts';
import { listIds } from '../../residents/residents/public.ts';

export interface Card {
  kind: CardKind;
  id: string;
  title: string | null;
  at: string | null;
}

interface Titled {
  id: string;
  title: string;
  at: string | null;
}

const READERS: Record<
  CardKind,
  (context: InHome, ids: readonly string[]) => Promise<readonly Titled[]>
> = {
  event: async (context, ids) => {
    const rows = await listSeen(context.db, context.carehomeId, viewerOf(context), ids);
    return rows.map(({ id, title, starts_at }) => ({ id, title, at: starts_at }));
  },
  notice: ({ db, carehomeId, user, now }, ids) =>
    listNoticeTitles(db, carehomeId, { ids, audiences: noticeAudiences(user), now }),
  activity: listActivityTitles,
  moment: listMomentTitles,
};

interface Refers {
  card_kind: CardKind | null;
  card_id: string | null;
}

/** Titles of the records that the reader may see now; the others are left out. */
export async function readCards(context: InHome, messages: readonly Refers[]): Promise<Card[]> {
  const cards: Card[] = [];
  const byKind = Map.groupBy(messages, ({ card_kind }) => card_kind);
  for (const [kind, refs] of byKind) {
    if (kind === null) continue;
    const ids = [...new Set(refs.flatMap(({ card_id }) => card_id ?? []))];
    const titled = await READERS[kind](context, ids);
    cards.push(...titled.map(({ id, title, at }) => ({ kind, id, title, at })));
  }
  return cards;
}

type Staged = SignedIn & {
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  system: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};

/** Titles may name residents whom a family does not know (N1). */
export async function hidingCards(
  { transaction, system, carehomeId, user }: Staged,
  cards: readonly Card[],
): Promise<(kind: CardKind, id: string) => Card> {
  const hide = await (async () => {
    if (cards.length === 0 || !isRelative(user)) return (text: string) => text;
    const own = await transaction((db) => listIds(db, carehomeId));
    return system((db) => hidingOthers(db, carehomeId, own));
  })();
  const shown = new Map(
    cards.map((card) => [
      `${card.kind} ${card.id}`,
      { ...card, title: card.title === null ? null : hide(card.title) },
    ]),
  );
  return (kind, id) => shown.get(`${kind} ${id}`) ?? { kind, id, title: null, at: null };
}
