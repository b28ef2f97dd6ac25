export { announce } from './queries.ts';
