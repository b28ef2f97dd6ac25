import type { main } from '../../../../../server/src/main.ts'; // web-never-meets-server
export type Main = typeof main;
