import type { PermissionUser } from '@relish/shared/permissions.ts';

import type { Db } from '../db/database.ts';

/** The signed-in person who asks for a picture, inside a transaction in which only their home exists. */
interface PictureViewer {
  db: Db;
  carehomeId: string;
  user: PermissionUser;
  /** The residents whose pictures a relative may still see; undefined for everyone else. */
  relativesResidentIds: readonly string[] | undefined;
  now: Date;
}

/** A picture that may be shown; `isAgreed` is asked afterwards, where the rows of all homes exist. */
interface ShownPicture {
  key: string;
  isAgreed?: (system: Db) => Promise<boolean>;
}

/** A feature's rule for its own pictures: undefined for a picture of another feature. */
export type PictureRule = (
  viewer: PictureViewer,
  id: string,
) => Promise<ShownPicture | 'hidden' | undefined>;

/** The same for a lounge screen without a user: returns the key of a picture it may show. */
export type ScreenPictureRule = (
  db: Db,
  carehomeId: string,
  wanted: { id: string; screenId: string; now: Date },
) => Promise<string | undefined>;
