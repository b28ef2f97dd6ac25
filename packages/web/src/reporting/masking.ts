const UUID = /[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}/gi;
const ID = ':id';
const LONGEST_TEXT = 200;

// Opening and closing quotes; an apostrophe inside a word is neither. An unclosed quote extends to
// the end.
const QUOTED =
  /"[^"]*(?:"|$)|`[^`]*(?:`|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)|(?<![\p{L}\d])['‘].*?(?:['’](?![\p{L}\d])|$)/gsu;

/** Ids and email addresses anywhere in the text. */
export const maskIds = (text: string) =>
  text.replaceAll(/\S*(?:@|%40)\S*/gi, '…').replaceAll(UUID, ID);

/** Keeps the code's own text of an error and removes quoted values. */
export function maskText(text: string): string {
  // Only the number matters; the URL in the message contains content of the screen.
  const minified = /^Minified React error #\d+/.exec(text)?.[0];
  if (minified) return minified;
  return text
    .replaceAll(/\b[a-z][a-z+.-]*:\/\/[^\s"'`)]+/gi, maskUrl)
    .replaceAll(/\S*(?:@|%40)\S*/gi, '…')
    .replaceAll(QUOTED, '…')
    .replaceAll(UUID, ID)
    .replaceAll(/\d+/g, '#')
    .slice(0, LONGEST_TEXT);
}

// Words of our own routes and calls; tokens, ids and people's names do not match.
const ROUTE_WORD = /^(?:[a-z]+(?:[-_][a-z]+)*|v\d)$/;
const LONGEST_ROUTE_WORD = 40;
const BUILT_FILE = /^[\w-]+(?:\.[\w-]+)*\.(?:js|mjs|css|woff2)$/;

const isRouteWord = (segment: string) =>
  ROUTE_WORD.test(segment) && segment.length <= LONGEST_ROUTE_WORD;

const isOurWord = (segment: string) =>
  isRouteWord(segment) || (BUILT_FILE.test(segment) && segment.search(UUID) < 0);

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

const maskPath = (path: string) =>
  withoutQuery(path)
    .split('/')
    .map((segment) => (segment === '' || isOurWord(segment) ? segment : ID))
    .join('/');

/** Removes query, fragment and credentials, and replaces identifiers with `:id`. */
export function maskUrl(address: string): string {
  const [, origin, path] = /^([a-z][a-z+.-]*:\/\/[^/?#]*)(.*)$/is.exec(address) ?? [];
  if (origin === undefined || path === undefined)
    return address.startsWith('/')
      ? maskPath(address)
      : `${/^[a-z]+:/i.exec(address)?.[0] ?? ''}${ID}`;
  return maskIds(origin.replace(/\/\/.*@/s, '//')) + maskPath(path);
}

// Selectors may quote labels and titles from the screen, so only tag names are kept.
const TAGS = new Set(
  (
    'a article aside body button dd dialog div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header html ' +
    'img input label legend li main nav ol option p section select span summary svg table tbody td textarea th ' +
    'thead time tr ul video'
  ).split(' '),
);

/** `body > div#root > button[aria-label="…"]` → `body > div > button`. */
export const maskSelector = (selector: string) =>
  selector
    .split(' > ')
    .map((part) => /^[a-z0-9]+/.exec(part)?.[0] ?? '')
    .filter((tag) => TAGS.has(tag))
    .join(' > ');

/** Page name for analytics: the fixed segments of the path, without identifiers. */
export function pageName(path: string): string {
  const segments = withoutQuery(path).split('/').filter(Boolean);
  const end = segments.findIndex((segment) => !isRouteWord(segment));
  return `/${segments.slice(0, end < 0 ? 2 : Math.min(end, 2)).join('/')}`;
}
