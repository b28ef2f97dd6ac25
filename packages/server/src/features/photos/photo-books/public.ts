export { findOwnCopy, isOpenable } from './access.ts';
export { findAffected } from './affected.ts';
export { bookFile } from './book-file.ts';
export { forgetFiles, listExpiredFiles } from './copy-queries.ts';
