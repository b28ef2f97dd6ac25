export { ACCEPTED, findProblem, isTooLarge } from './picture-kinds.ts';
export { preparePicture } from './prepare-picture.ts';
export {
  noteProgress,
  progress,
  removePicture,
  type SealedPicture,
  sealPicture,
  uploadPicture,
} from './sealed-picture.ts';
export { type ChosenPicture, useChosenPictures } from './use-chosen-pictures.ts';
