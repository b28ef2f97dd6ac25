export { findMessage } from './queries.ts';
