/** Written into the page, where the web app's page-config.ts reads it. */
export interface NativeConfig {
  api_origin: string;
  sentry_dsn?: string;
}

const META = /(<meta\s+name="relish-config"\s+content=")[^"]*(")/g;

export const takesConfig = (page: string) => page.match(META)?.length === 1;

export function fillConfig(page: string, config: NativeConfig): string {
  if (!takesConfig(page)) throw new Error('The page needs one <meta name="relish-config">.');
  const content = JSON.stringify(config).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return page.replace(META, (_, before: string, after: string) => before + content + after);
}

const EXAMPLE = 'RELISH_API_ORIGIN=https://app.your-company.uk npm run mobile:sync';

/** Returns the server's origin, or throws an error that says what is wrong with it. */
export function readOrigin(address: string | undefined): string {
  if (!address) throw new Error(`RELISH_API_ORIGIN says where the servers are: ${EXAMPLE}`);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (address !== url.origin && address !== `${url.origin}/`))
    throw new Error(`RELISH_API_ORIGIN is an address without a path, not "${address}": ${EXAMPLE}`);
  const isOnThisMachine = url.protocol === 'http:' && url.hostname === 'localhost';
  if (url.protocol !== 'https:' && !isOnThisMachine)
    throw new Error('RELISH_API_ORIGIN starts with https:// (http:// is for localhost alone).');
  if (/\.(example|invalid|test)$/.test(url.hostname))
    throw new Error(
      `RELISH_API_ORIGIN is a made-up address (${url.hostname}): nobody could sign in.`,
    );
  return url.origin;
}

/** A device has no service worker and needs no compressed copies. */
export const isWebOnly = (file: string) =>
  /(^|\/)(sw\.js|manifest\.webmanifest|\.stamp)$|\.(br|gz)$/.test(file);
