import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';

import type { SignedIn } from '../../../core/handler.ts';
import { type Audience, purposesOfShowing } from '../consents/public.ts';

type Agreed = (residentId: string, purpose: Purpose) => boolean;
type IsShown = (mediaId: string) => boolean;

export const signPictures =
  (
    { media, carehomeId, now }: SignedIn,
    { agreed, isShown, audience }: { agreed: Agreed; isShown: IsShown; audience: Audience },
  ) =>
  ({ resident_id, media_ids }: { resident_id: string; media_ids: string[] }) =>
    purposesOfShowing('photo_life_story', audience).every((each) => agreed(resident_id, each))
      ? media_ids
          .filter(isShown)
          .map((id) => ({ id, urls: media.signUrls({ carehomeId, id, audience, now }) }))
      : [];
