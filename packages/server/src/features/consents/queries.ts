import { isYes, type PicturePurpose, type Purpose } from '@relish/shared/consents/purposes.ts';

import type { Db } from '../../db/database.ts';

export type Audience = 'staff' | 'family';

/** Which purposes each of these residents has agreed to. Missing, no, withdrawn and "ask each time" are not a yes. */
export async function agreementsOf(
  db: Db,
  carehomeId: string,
  residentIds: readonly string[],
): Promise<(residentId: string, purpose: Purpose) => boolean> {
  if (residentIds.length === 0) return () => false;
  const rows = await db
    .selectFrom('consents')
    .select(['resident_id', 'purpose', 'decision'])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', 'in', residentIds)
    .where('superseded_at', 'is', null)
    .execute();
  const agreed = new Set(
    rows
      .filter(({ decision }) => isYes(decision))
      .map(({ resident_id, purpose }) => `${resident_id} ${purpose}`),
  );
  return (residentId, purpose) => agreed.has(`${residentId} ${purpose}`);
}

/** What must be agreed before a picture is shown to somebody: families see nothing that staff may not. */
export const purposesOfShowing = (purpose: PicturePurpose, audience: Audience): Purpose[] =>
  audience === 'staff' ? [purpose] : [purpose, 'photo_own_family'];

/** The last word on every picture: asked when an address is made, and again when it is opened. */
export async function mayShowPicture(
  db: Db,
  carehomeId: string,
  picture: { resident_id: string; purpose: PicturePurpose },
  audience: Audience,
): Promise<boolean> {
  const agreed = await agreementsOf(db, carehomeId, [picture.resident_id]);
  return purposesOfShowing(picture.purpose, audience).every((purpose) =>
    agreed(picture.resident_id, purpose),
  );
}
