export { ReadingPart } from './reading-part.tsx';
export { markWords } from './reading-words.ts';
