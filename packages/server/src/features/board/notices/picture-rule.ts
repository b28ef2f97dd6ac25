import { can } from '@relish/shared/permissions.ts';

import type { PictureRule } from '../../../files/picture-rule.ts';
import { findBoardPicture } from './queries.ts';

/** Pictures of notices show no residents, so no consent is needed. */
export const noticePictureRule: PictureRule = async ({ db, carehomeId, user, now }, id) => {
  if (!can(user, 'notices.view')) return undefined;
  const onlyLive = !can(user, 'notices.manage');
  const key = await findBoardPicture(db, carehomeId, { id, onlyLive, now });
  return key === undefined ? undefined : { key };
};
