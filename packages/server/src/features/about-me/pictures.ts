import type { Purpose } from '@relish/shared/consents/purposes.ts';

import { type Audience, purposesOfShowing } from '../consents/queries.ts';
import type { Context } from './entry-rules.ts';

type Agreed = (residentId: string, purpose: Purpose) => boolean;

/** The pictures of an entry that this audience may see now. */
export const pictureOf =
  ({ media, carehomeId, now }: Context, agreed: Agreed, audience: Audience) =>
  ({ resident_id, media_ids }: { resident_id: string; media_ids: string[] }) =>
    purposesOfShowing('photo_life_story', audience).every((each) => agreed(resident_id, each))
      ? media_ids.map((id) => ({ id, urls: media.urlsOf({ carehomeId, id, audience, now }) }))
      : [];
