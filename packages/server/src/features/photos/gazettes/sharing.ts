import type { Db } from '../../../db/database.ts';
import { listAgreements } from '../../residents/consents/public.ts';

const SHARING = ['photo_own_family', 'share_activity_family', 'share_about_me_family'] as const;

/** Whether anything of a resident may be shared with the family now (N24). */
export async function findSharing(db: Db, carehomeId: string, ids: readonly string[]) {
  const agreed = await listAgreements(db, carehomeId, [...new Set(ids)]);
  return (id: string) => SHARING.some((purpose) => agreed(id, purpose));
}
