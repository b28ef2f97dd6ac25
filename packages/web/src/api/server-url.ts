import { apiOrigin } from './client.ts';

/** Where a picture or film of the server lies: the native shell's own pages come from elsewhere. */
export const serverUrl = (path: string): string => apiOrigin(location.origin) + path;
