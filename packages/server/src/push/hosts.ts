/** A push service that may be called: one host, or with `*.` all hosts below it. */
export interface PushHost {
  protocol: string;
  host: string;
  port: string;
}

const https = (host: string): PushHost => ({ protocol: 'https:', host, port: '' });

/** The services of the browsers there are. Endpoints come from callers: nothing else is ever called. */
const WELL_KNOWN = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
].map(https);

const LISTED = /^(?:(https?):\/\/)?((?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?$/i;
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

/** Reads one entry of PUSH_HOSTS; undefined when it is none. Plain http is for this machine, port named. */
export function readPushHost(entry: string): PushHost | undefined {
  const [, scheme = 'https', host = '', port = ''] = LISTED.exec(entry.trim()) ?? [];
  if (host === '') return undefined;
  if (scheme === 'http' && !(LOOPBACK.has(host) && port !== '')) return undefined;
  return { protocol: `${scheme}:`, host: host.toLowerCase(), port: port === '443' ? '' : port };
}

/** Whether an endpoint lies with a service that we call. */
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
