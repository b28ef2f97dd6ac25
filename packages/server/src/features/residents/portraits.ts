import type { Purpose } from '@relish/shared/consents/purposes.ts';
import type { Picture } from '@relish/shared/residents/contract.ts';

import type { SignedIn } from '../../core/handler.ts';

type Agreed = (residentId: string, purpose: Purpose) => boolean;

/** A resident's portrait for staff: only with the consent for a picture on the record. */
export const portraitOf =
  ({ media, carehomeId, now }: Pick<SignedIn, 'media' | 'carehomeId' | 'now'>, agreed: Agreed) =>
  (resident: { id: string; photo_id: string | null }): Picture | null =>
    resident.photo_id !== null && agreed(resident.id, 'photo_record')
      ? media.urlsOf({ carehomeId, id: resident.photo_id, audience: 'staff', now })
      : null;
