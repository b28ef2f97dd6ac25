export { insertReading } from './queries.ts';
