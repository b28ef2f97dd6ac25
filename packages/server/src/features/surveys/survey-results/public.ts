export { countEntries, type EntryToCount } from './count-entries.ts';
