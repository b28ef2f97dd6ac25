/** One host, or with `*.` all of its subdomains. */
export interface PushHost {
  protocol: string;
  host: string;
  port: string;
}

const https = (host: string): PushHost => ({ protocol: 'https:', host, port: '' });

/** Endpoints come from callers, so nothing outside this list is ever called. */
const WELL_KNOWN = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
].map(https);

const LISTED = /^(?:(https?):\/\/)?((?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?$/i;
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

/** Parses one entry of PUSH_HOSTS. Plain http is only for loopback, with a port. */
export function readPushHost(entry: string): PushHost | undefined {
  const [, scheme = 'https', host = '', port = ''] = LISTED.exec(entry.trim()) ?? [];
  if (host === '') return undefined;
  if (scheme === 'http' && !(LOOPBACK.has(host) && port !== '')) return undefined;
  return { protocol: `${scheme}:`, host: host.toLowerCase(), port: port === '443' ? '' : port };
}

/** Whether an endpoint is on an allowed host. */
export function isPushEndpoint(endpoint: string, added: PushHost[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return [...WELL_KNOWN, ...added].some(
    ({ protocol, host, port }) =>
      url.protocol === protocol &&
      url.port === port &&
      (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host),
  );
}
