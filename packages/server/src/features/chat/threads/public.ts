export {
  asRow,
  type ChatViewer,
  isReadable,
  listFamily,
  listThreadReaders,
} from './access-queries.ts';
export { nameFor, toExcerpt } from './names.ts';
export { announceThread, openThread, openToChange, viewerOf, writingOf } from './open-thread.ts';
export {
  findWaiting,
  insertPrivate,
  listStanding,
  type OpenThread,
  updateThread,
} from './queries.ts';
export { signingPortraits } from './show.ts';
export { claimOpening, findRead, hasReadAsFar, moveReader } from './reader-queries.ts';
