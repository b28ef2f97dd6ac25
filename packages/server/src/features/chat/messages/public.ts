export { deleteNote, writeNote } from './note.ts';
export { findMessage } from './queries.ts';
export { removeMessage } from './remove.ts';
export { deletePastMessages } from './retention-queries.ts';
