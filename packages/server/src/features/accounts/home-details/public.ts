export { updateHomeDetails } from './queries.ts';
