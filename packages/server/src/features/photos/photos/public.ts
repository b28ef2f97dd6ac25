export { listDisplayed } from './displayed.ts';
export { findDisplayedPhoto, photoPictureRule } from './picture-rule.ts';
export { listCards } from './read.ts';
export { deletePastPhotos } from './removing-queries.ts';
export { createKeyFinder } from './renditions.ts';
export { findSeenPicture } from './seen-picture.ts';
export { listShown } from './read.ts';
export { listOwnResidents } from './viewer.ts';
