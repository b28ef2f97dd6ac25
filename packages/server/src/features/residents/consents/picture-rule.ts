import { can } from '@relish/shared/permissions.ts';

import type { PictureRule } from '../../../files/picture-rule.ts';
import { findAttachedPicture } from '../media/public.ts';
import { mayShowPicture } from './queries.ts';

/** Pictures of a resident: for those who may see the resident, as far as it was agreed. */
export const residentPictureRule: PictureRule = async (viewer, id) => {
  const { db, carehomeId, user, relativesResidentIds } = viewer;
  const picture = await findAttachedPicture(db, carehomeId, id);
  if (!picture) return undefined;
  const isTheirs = relativesResidentIds
    ? relativesResidentIds.includes(picture.resident_id)
    : can(user, 'residents.view');
  const audience = relativesResidentIds ? 'family' : 'staff';
  const isVisible = isTheirs && (await mayShowPicture(db, carehomeId, picture, audience));
  return isVisible ? { key: picture.key } : 'hidden';
};
