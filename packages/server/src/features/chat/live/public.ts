export type { LiveHub } from './hub.ts';
export { createLive } from './live.ts';
