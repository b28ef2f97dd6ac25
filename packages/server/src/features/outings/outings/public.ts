export { openEvent, readParty } from './read-outing.ts';
