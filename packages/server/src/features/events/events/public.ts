export { checkAssessments } from './check.ts';
export { deletePastEvents } from './delete-past.ts';
export { fillPlaces } from './fill-places.ts';
export { withoutNames } from './hide-names.ts';
export { insertDrafts, lockDrafts, publishDrafts, removeDrafts } from './drafts.ts';
export { listMarks } from './marks.ts';
export {
  type EventRow,
  findEvent,
  listEvents,
  listSeen,
  lockEvent,
  type SeenTime,
} from './queries.ts';
export { toCard, viewerOf } from './show.ts';
export { instantsOf, pickDetails, pickTime } from './values.ts';
export { saveOutcome } from './outcome.ts';
export { queueExtension } from './regular-work.ts';
