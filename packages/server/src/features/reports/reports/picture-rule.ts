import { can } from '@relish/shared/permissions.ts';
import type { PhotoViewer } from '@relish/shared/photos/photos/decide.ts';

import type { PictureRule } from '../../../files/picture-rule.ts';
import { choosePicture } from '../../photos/photos/public.ts';
import { findReportPicture } from '../../residents/media/public.ts';

/** Photos of a record in packages without albums; the rule is the same. */
export const reportPictureRule: PictureRule = async (viewer, id) => {
  const { db, carehomeId, user, relativesResidentIds } = viewer;
  const photo = await findReportPicture(db, carehomeId, id);
  if (!photo) return undefined;
  if (!relativesResidentIds && !can(user, 'reports.view')) return 'hidden';
  const asker: PhotoViewer = relativesResidentIds
    ? { kind: 'family', residentIds: relativesResidentIds, isUploader: false }
    : { kind: 'staff', settles: false };
  return { choose: (system) => choosePicture(system, carehomeId, id, asker) };
};
