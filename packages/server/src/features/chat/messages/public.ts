export { findMessage, type MessageKey } from './queries.ts';
