export { findScreenPicture, isOpenScreen } from './queries.ts';
