export { requireCheck } from './check.ts';
