export type { LiveHub } from './hub.ts';
export { createLive } from './live.ts';
export { announce } from './queries.ts';
