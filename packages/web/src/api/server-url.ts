import { apiOrigin } from './client.ts';

/** Full address of a picture or film: the native app serves its own pages from another origin. */
export const serverUrl = (path: string): string => apiOrigin(location.origin) + path;
