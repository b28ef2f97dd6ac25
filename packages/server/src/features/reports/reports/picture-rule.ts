import { can } from '@relish/shared/permissions.ts';

import type { PictureRule } from '../../../files/picture-rule.ts';
import { mayShowTogether } from '../../residents/consents/public.ts';
import { findReportPicture } from '../../residents/media/public.ts';

/** Photos of a record: as far as everyone in them agreed. */
export const reportPictureRule: PictureRule = async (viewer, id) => {
  const { db, carehomeId, user, relativesResidentIds } = viewer;
  const photo = await findReportPicture(db, carehomeId, id);
  if (!photo) return undefined;
  if (!relativesResidentIds && !can(user, 'reports.view')) return 'hidden';
  return {
    key: photo.key,
    // Row level security hides other residents' consents in a family's transaction.
    isAgreed: (system) => mayShowTogether(system, carehomeId, photo, relativesResidentIds),
  };
};
