export { findHomeSettings, updateHomeSettings } from './queries.ts';
