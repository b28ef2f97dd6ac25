export { keepDemoSend } from './queries.ts';
