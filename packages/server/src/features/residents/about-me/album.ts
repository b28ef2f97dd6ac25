import type { Visibility } from '@relish/shared/residents/about-me/sections.ts';

import type { InHome } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';

/** The part of an accepted entry that its photos depend on. */
export interface EntryPictures {
  resident_id: string;
  media_ids: readonly string[];
  visibility: Visibility;
  period: string | null;
  place: string | null;
}

export interface AboutMeReader {
  carehomeId: string;
  /** Undefined for staff. */
  relativeId: string | undefined;
  residentId: string;
  now: Date;
}

/**
 * The pictures of accepted entries are photos of the album. The album is in a later area, so the
 * app passes it in.
 */
export interface AboutMeAlbum {
  /** Adds the pictures that are not in the album yet, and follows the entry's visibility. */
  keepPictures: (context: InHome, entry: EntryPictures) => Promise<void>;
  /** With a removed entry, which can be restored. */
  hidePictures: (context: InHome, mediaIds: readonly string[]) => Promise<void>;
  showPictures: (context: InHome, mediaIds: readonly string[]) => Promise<void>;
  /** Those taken out of an entry: removed for good, unless they came from the album. */
  dropPictures: (context: InHome, mediaIds: readonly string[]) => Promise<void>;
  /** Asks the album about each picture; for a relative in a system transaction. */
  readShown: (
    db: Db,
    reader: AboutMeReader,
    mediaIds: readonly string[],
  ) => Promise<(mediaId: string) => boolean>;
}
