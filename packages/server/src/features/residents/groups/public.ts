export { hasGroup, listGroups } from './queries.ts';
