export { bestIdeas } from './best-ideas.ts';
export { type HereRow, hasRecords, insertChoice, listHere, listPeople } from './queries.ts';
export { findUnreadWarnings, readWarnings } from './read-choice.ts';
export { findSuiting } from './suiting-queries.ts';
export { unreadWords } from './unread-warnings.ts';
