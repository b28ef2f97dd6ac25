export { deletePastEmailChanges } from './own-details-queries.ts';
export {
  type Session,
  deletePastSessions,
  deleteSession,
  findMember,
  findSession,
  findViewer,
  findViewers,
  forgetPastUse,
  sessionQuery,
  slideSession,
  startSession,
  touchDemo,
} from './queries.ts';
