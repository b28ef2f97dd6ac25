import type { PermissionUser } from '@relish/shared/permissions.ts';

import type { Db } from '../db/database.ts';
import type { BlurredRegion } from './blurred-region.ts';

/** The signed-in person who asks for a picture, inside a transaction in which only their home exists. */
interface PictureViewer {
  db: Db;
  carehomeId: string;
  user: PermissionUser;
  userId: string;
  /** The residents whose pictures a relative may still see; undefined for everyone else. */
  relativesResidentIds: readonly string[] | undefined;
  now: Date;
}

/** A stored picture, or a rendition of it in which these places are blurred. */
export interface ChosenPicture {
  key: string;
  blurred?: { mediaId: string; regions: readonly BlurredRegion[] };
}

/** A picture that may be shown; the functions are called where the rows of all homes exist. */
type ShownPicture =
  | { key: string; isAgreed?: (system: Db) => Promise<boolean> }
  | { choose: (system: Db) => Promise<ChosenPicture | undefined> };

/** A feature's rule for its own pictures: undefined for a picture of another feature. */
export type PictureRule = (
  viewer: PictureViewer,
  id: string,
) => Promise<ShownPicture | 'hidden' | undefined>;

/** The same for a lounge screen without a user. */
export type ScreenPictureRule = (
  db: Db,
  carehomeId: string,
  wanted: { id: string; screenId: string; now: Date },
) => Promise<ChosenPicture | undefined>;
