import { CannotStart } from '../core/cannot-start.ts';

/** Configuration the page may read. Everything here is public. */
export interface PageOptions {
  SENTRY_DSN?: string | undefined;
  ANALYTICS_SITE?: string | undefined;
  ANALYTICS_ENDPOINT?: string | undefined;
}

/** Picked by name, so no other configuration can reach the page. */
export const pageOptions = (config: PageOptions): PageOptions => ({
  SENTRY_DSN: config.SENTRY_DSN,
  ANALYTICS_SITE: config.ANALYTICS_SITE,
  ANALYTICS_ENDPOINT: config.ANALYTICS_ENDPOINT,
});

const PLACE = /(<meta\s+name="relish-config"\s+content=")\{\}(?=")/;

/** Read by packages/web/src/platform/page-config.ts. */
export function fillPage(page: string, options: PageOptions): string {
  const { SENTRY_DSN, ANALYTICS_SITE: site, ANALYTICS_ENDPOINT: endpoint } = options;
  const config = {
    ...(SENTRY_DSN && { sentry_dsn: SENTRY_DSN }),
    ...(site && endpoint && { analytics: { site, endpoint } }),
  };
  if (Object.keys(config).length === 0) return page;
  if (!PLACE.test(page))
    throw new CannotStart(
      'The built web app has no placeholder for its configuration. Build it again.',
    );
  return page.replace(PLACE, (_, start: string) => start + escapeHtml(JSON.stringify(config)));
}

/** Extra origins the page calls, for the content security policy. */
export function calledOrigins({ SENTRY_DSN, ANALYTICS_ENDPOINT }: PageOptions): string[] {
  const addresses = [SENTRY_DSN, ANALYTICS_ENDPOINT].filter((each) => each !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (each) => ENTITIES[each] ?? '');
