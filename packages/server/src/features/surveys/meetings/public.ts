export { findMeeting } from './queries.ts';
export { deletePastMeetings } from './retention-queries.ts';
