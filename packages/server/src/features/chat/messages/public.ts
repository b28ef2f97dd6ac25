export { findMessage } from './queries.ts';
export { removeMessage } from './remove.ts';
