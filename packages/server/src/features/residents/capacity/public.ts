export { insertCapacityNote, listCapacityNotes } from './queries.ts';
