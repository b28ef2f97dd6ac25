export { makeDocument } from './job-kinds.ts';
export { listLiving, listRecorded } from './content-queries.ts';
export {
  deleteRemovedDocuments,
  insertDocument,
  isStillShared,
  listRemovedDocuments,
  removePastDocuments,
} from './queries.ts';
