export { hasActions } from './queries.ts';
