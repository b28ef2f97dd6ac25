import type { app } from '../app/app.ts'; // server-layers-point-down
export type App = typeof app;
