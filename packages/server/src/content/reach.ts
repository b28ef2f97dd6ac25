import { isRelative } from '@relish/shared/permissions.ts';

import type { SignedIn } from '../core/handler.ts';
import type { Db } from '../db/database.ts';
import type { AnyActivity, Collection } from './collections.ts';
import { listHiddenIds } from './own-rows.ts';

type Context = Pick<SignedIn, 'library' | 'user' | 'carehomeId'> & { db: Db };

export interface Reach extends Collection {
  /** Hidden by the organisation, of every kind. */
  hidden: ReadonlySet<string>;
  isHidden: (activity: AnyActivity) => boolean;
  /** Can be chosen: neither archived nor hidden. */
  isOpen: (activity: AnyActivity) => boolean;
}

export async function openReach({ db, library, user, carehomeId }: Context): Promise<Reach> {
  const organisationId = user.carehome.organisation.id;
  const collection = await library.collection(db, {
    carehomeId,
    organisationId,
    isRelative: isRelative(user),
  });
  const hidden = await listHiddenIds(db, carehomeId);
  // A home can archive its own activities, so hiding does not apply to them.
  const isHidden = ({ id, scope }: AnyActivity) => scope !== 'home' && hidden.has(id);
  return {
    ...collection,
    hidden,
    isHidden,
    isOpen: (activity) =>
      !isHidden(activity) && (activity.scope === 'library' || !activity.archived),
  };
}

/** Videos, tutorials and products without those the organisation has hidden. */
export async function openShelf({ db, library, carehomeId }: Omit<Context, 'user'>) {
  const { videos, tutorials, products } = await library.shelf(db);
  const hidden = await listHiddenIds(db, carehomeId);
  const isOpen = ({ id }: { id: string }) => !hidden.has(id);
  return {
    videos: videos.filter(isOpen),
    tutorials: tutorials.filter(isOpen),
    products: products.filter(isOpen),
  };
}
