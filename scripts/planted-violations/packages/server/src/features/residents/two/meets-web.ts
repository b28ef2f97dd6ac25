import type { api } from '../../../../../web/src/api/api.ts'; // server-never-meets-web
export type Api = typeof api;
