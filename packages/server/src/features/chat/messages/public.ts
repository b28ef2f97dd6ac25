export { deleteNote, writeNote } from './note.ts';
