import { can } from '@relish/shared/permissions.ts';

import type { PictureRule } from '../../../files/picture-rule.ts';
import { findActivityPicture } from '../../residents/media/public.ts';

/** Pictures of activities show no residents, so no consent is needed. */
export const activityPictureRule: PictureRule = async (viewer, id) => {
  const { db, carehomeId, user, relativesResidentIds } = viewer;
  if (!can(user, 'activities.view')) return undefined;
  const isFamily = relativesResidentIds !== undefined;
  const key = await findActivityPicture(db, carehomeId, id, { isFamily });
  return key === undefined ? undefined : { key };
};
