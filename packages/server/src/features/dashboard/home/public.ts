export { readMissed } from './missed.ts';
