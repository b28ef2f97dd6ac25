export { daysAfterDeath, findHomeSettings, updateHomeSettings } from './queries.ts';
