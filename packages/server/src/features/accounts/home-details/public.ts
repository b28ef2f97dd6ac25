export { findHomeDetails, updateHomeDetails } from './queries.ts';
