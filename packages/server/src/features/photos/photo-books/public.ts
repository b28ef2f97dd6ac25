export { findOwnCopy, isOpenable } from './access.ts';
export { findAffected } from './affected.ts';
export { bookFile, bookFileName } from './book-file.ts';
export { composeGazette } from './compose.ts';
export { forgetFiles, insertCopy, listExpiredFiles } from './copy-queries.ts';
export { saveGazette } from './gazette-queries.ts';
export { makeBook } from './job-kinds.ts';
