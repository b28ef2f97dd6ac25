import { isRelative } from '@relish/shared/permissions.ts';

import type { SignedIn } from '../core/handler.ts';
import type { Db } from '../db/database.ts';
import type { AnyActivity, Collection } from './collections.ts';
import { listHiddenIds } from './own-rows.ts';

type Context = Pick<SignedIn, 'library' | 'user' | 'carehomeId'> & { db: Db };

/** What somebody can reach: the library, what their home wrote, and what the other homes of theirs share. */
export interface Reach extends Collection {
  /** What the organisation has taken away, of every kind. */
  hidden: ReadonlySet<string>;
  isHidden: (activity: AnyActivity) => boolean;
  /** Those to choose from: neither in the archive nor taken away by the organisation. */
  isOpen: (activity: AnyActivity) => boolean;
}

export async function reachOf({ db, library, user, carehomeId }: Context): Promise<Reach> {
  const organisationId = user.carehome.organisation.id;
  const collection = await library.collection(db, {
    carehomeId,
    organisationId,
    isRelative: isRelative(user),
  });
  const hidden = await listHiddenIds(db, carehomeId);
  // A home keeps what it wrote itself: it has the archive for that.
  const isHidden = ({ id, scope }: AnyActivity) => scope !== 'home' && hidden.has(id);
  return {
    ...collection,
    hidden,
    isHidden,
    isOpen: (activity) =>
      !isHidden(activity) && (activity.scope === 'library' || !activity.archived),
  };
}

/** Videos, tutorials and products as the people of a home find them: without what was taken away. */
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
