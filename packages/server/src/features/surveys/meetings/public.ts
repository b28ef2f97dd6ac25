export { findMeeting } from './queries.ts';
