export { listEntries, listGlanceEntries } from './queries.ts';
