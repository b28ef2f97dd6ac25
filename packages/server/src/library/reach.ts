import { isRelative } from '@relish/shared/permissions.ts';

import type { SignedIn } from '../core/handler.ts';
import type { Db } from '../db/database.ts';
import type { AnyActivity, Collection } from './collections.ts';
import { listHiddenIds } from './own-rows.ts';

type Context = Pick<SignedIn, 'library' | 'user' | 'carehomeId'> & { db: Db };

/** What somebody can reach: the library, what their home wrote, and what the other homes of theirs share. */
export interface Reach extends Collection {
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
  const hidden = await listHiddenIds(db, organisationId);
  // A home keeps what it wrote itself: it has the archive for that.
  const isHidden = ({ id, scope }: AnyActivity) => scope !== 'home' && hidden.has(id);
  return {
    ...collection,
    isHidden,
    isOpen: (activity) =>
      !isHidden(activity) && (activity.scope === 'library' || !activity.archived),
  };
}
