export { CareNotes } from './care-notes.tsx';
export { conflictKey } from './conflict-words.ts';
export { WarningsToRead } from './warnings-to-read.tsx';
