export {
  asRow,
  asRows,
  type ChatViewer,
  isAnswering,
  isReadable,
  listFamily,
  listThreadReaders,
  listViewers,
} from './access-queries.ts';
export { nameFor, toExcerpt } from './names.ts';
export {
  announceThread,
  lockAssigned,
  openThread,
  openToChange,
  viewerOf,
  writingOf,
} from './open-thread.ts';
export {
  findStatus,
  findWaiting,
  insertPrivate,
  listStanding,
  type OpenThread,
  updateThread,
} from './queries.ts';
export { signingPortraits } from './show.ts';
export { isReadOut } from './read-out.ts';
export { claimOpening, findRead, hasReadAsFar, moveReader } from './reader-queries.ts';
