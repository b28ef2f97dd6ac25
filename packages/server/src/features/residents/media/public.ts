export {
  attachPicture,
  attachPictures,
  completePicture,
  deleteRemovedPictures,
  findActivityPicture,
  findAttachedPicture,
  findReportPicture,
  insertPicture,
  listOwnUploads,
  listRemovedPictures,
  removePicture,
  removeUnusedPictures,
} from './queries.ts';
