export { aboutMeAlbum } from './about-me-photos.ts';
export { listDisplayed } from './displayed.ts';
export { hidingInPhoto } from './family-words.ts';
export {
  aboutMePictureRule,
  choosePicture,
  findDisplayedPhoto,
  findFamilyPhoto,
  photoPictureRule,
} from './picture-rule.ts';
export { listAlbumPage, listNames, listPhotosById, type PhotoRow } from './queries.ts';
export { listCards, listShown } from './read.ts';
export {
  addRecordPhotos,
  changeRecordPhotos,
  decideRecordPhotos,
  removeRecordPhotos,
} from './record-photos.ts';
export { deletePastPhotos } from './removing-queries.ts';
export { createKeyFinder } from './renditions.ts';
export { findSeenPicture } from './seen-picture.ts';
export { listSeenPhotos } from './seen-photos.ts';
export { decideStored, type Facts, listOwnResidents, readFacts } from './viewer.ts';
export { toReasons } from './who-sees.ts';
