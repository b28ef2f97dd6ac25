export { listOnWall } from './programme.ts';
export { readFeed } from './feed.ts';
