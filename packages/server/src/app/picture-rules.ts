import { findScreenPicture, showsPhotos } from '../features/board/lounge-screens/public.ts';
import { noticePictureRule } from '../features/board/notices/public.ts';
import { activityPictureRule } from '../features/library/activities/public.ts';
import {
  aboutMePictureRule,
  findDisplayedPhoto,
  photoPictureRule,
} from '../features/photos/photos/public.ts';
import { reportPictureRule } from '../features/reports/reports/public.ts';
import { residentPictureRule } from '../features/residents/consents/public.ts';
import type { PictureRule, ScreenPictureRule } from '../files/picture-rule.ts';

/** Each feature decides about its own pictures; the first that knows one decides. */
export const pictureRules: readonly PictureRule[] = [
  aboutMePictureRule,
  residentPictureRule,
  photoPictureRule,
  reportPictureRule,
  activityPictureRule,
  noticePictureRule,
];

export const screenPictureRule: ScreenPictureRule = async (db, carehomeId, wanted) => {
  const notice = await findScreenPicture(db, carehomeId, wanted);
  if (notice) return notice;
  return (await showsPhotos(db, carehomeId, wanted.screenId))
    ? findDisplayedPhoto(db, carehomeId, wanted.id)
    : undefined;
};
