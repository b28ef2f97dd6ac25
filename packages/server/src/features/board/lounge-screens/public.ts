export { findScreenPicture } from './queries.ts';
