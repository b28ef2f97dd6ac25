export { findScreenPicture, showsPhotos } from './queries.ts';
