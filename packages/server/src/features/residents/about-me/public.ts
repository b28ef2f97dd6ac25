export { listGlanceEntries } from './queries.ts';
