export { ACCEPTED, findProblem, isTooLarge } from './picture-kinds.ts';
export { preparePicture } from './prepare-picture.ts';
