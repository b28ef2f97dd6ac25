import {
  ITEM_KINDS,
  type ItemKind,
  type hiddenItemCalls,
} from '@relish/shared/library/hidden-items/contract.ts';

import { type Reach, openReach } from '../../../content/reach.ts';
import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { deleteHidden, insertHidden } from './queries.ts';

interface Item {
  id: string;
  kind: ItemKind;
  title: string;
  summary: string;
  /** A home can archive its own activities, so hiding does not apply. */
  isOurs: boolean;
}

export const hiddenItemHandlers: Handlers<typeof hiddenItemCalls> = {
  'hidden-items/hide': async (context, { id, hidden }) => {
    const { db, user, now } = context;
    const item = (await listItems(context, await openReach(context))).find(
      (each) => each.id === id,
    );
    if (!item) throw notFound();
    if (item.isOurs)
      throw invalid({ id: ['This home wrote it. Put it into the archive instead.'] });
    const organisation_id = user.carehome.organisation.id;
    if (hidden)
      await insertHidden(db, { organisation_id, item_id: id, hidden_by: user.id, hidden_at: now });
    else await deleteHidden(db, organisation_id, id);
    await insertAudit(db, context, {
      action: hidden ? 'library.hide' : 'library.show',
      entity: item.kind,
      entity_id: id,
    });
    return { id };
  },

  'hidden-items/list': async (context) => {
    const reach = await openReach(context);
    const items = await listItems(context, reach);
    return items
      .filter(({ id, isOurs }) => !isOurs && reach.hidden.has(id))
      .toSorted(byKindAndTitle);
  },
};

async function listItems(
  { db, library }: SignedIn & { db: Db },
  { activities }: Reach,
): Promise<Item[]> {
  const { videos, tutorials, products } = await library.shelf(db);
  const shelved = { video: videos, tutorial: tutorials, product: products };
  return [
    ...activities.map(({ id, title, guide, scope }) => ({
      id,
      kind: 'activity' as const,
      title,
      summary: guide.summary ?? '',
      isOurs: scope === 'home',
    })),
    ...(['video', 'tutorial', 'product'] as const).flatMap((kind) =>
      shelved[kind].map(({ id, title, summary }) => ({ id, kind, title, summary, isOurs: false })),
    ),
  ];
}

const byKindAndTitle = (one: Item, other: Item) =>
  ITEM_KINDS.indexOf(one.kind) - ITEM_KINDS.indexOf(other.kind) ||
  one.title.localeCompare(other.title, 'en-GB');
