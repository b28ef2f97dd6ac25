export { listFamily, listThreadReaders } from './access-queries.ts';
export { nameFor, toExcerpt } from './names.ts';
export { announceThread, openThread, openToChange, writingOf } from './open-thread.ts';
export {
  findStatus,
  findWaiting,
  insertPrivate,
  listStanding,
  type OpenThread,
  updateThread,
} from './queries.ts';
export { isReadOut } from './read-out.ts';
export { claimOpening, findRead, hasReadAsFar, moveReader } from './reader-queries.ts';
