import { describe, expect, it } from 'vitest';

import { CannotStart } from '../core/cannot-start.ts';
import { fillPage, pageOptions } from './page-config.ts';

const PAGE = '<head><meta name="relish-config" content="{}" /><title>Relish</title></head>';

const read = (page: string): unknown => {
  const content = /<meta name="relish-config" content="([^"]*)"/.exec(page)?.[1] ?? '';
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return JSON.parse(content.replaceAll(/&([\w#]+);/g, (_, name: string) => entities[name] ?? ''));
};

describe('the page', () => {
  it('is unchanged without configuration', () => {
    expect(fillPage(PAGE, {})).toBe(PAGE);
    expect(fillPage('<title>Relish</title>', {})).toBe('<title>Relish</title>');
  });

  it('contains the addresses for error reporting and analytics', () => {
    const SENTRY_DSN = 'https://key@sentry.example/1';
    const analytics = { site: 'relish.example', endpoint: 'https://stats.example/api/event' };
    const settings = { ANALYTICS_SITE: analytics.site, ANALYTICS_ENDPOINT: analytics.endpoint };
    expect(read(fillPage(PAGE, { SENTRY_DSN }))).toEqual({ sentry_dsn: SENTRY_DSN });
    expect(read(fillPage(PAGE, settings))).toEqual({ analytics });
    const both = { sentry_dsn: SENTRY_DSN, analytics };
    expect(read(fillPage(PAGE, { SENTRY_DSN, ...settings }))).toEqual(both);
  });

  it('escapes values that would break out of the script', () => {
    const site = `"><script>alert('&quot;$&$1')</script>`;
    const endpoint = 'https://stats.example/';
    const filled = fillPage(PAGE, { ANALYTICS_SITE: site, ANALYTICS_ENDPOINT: endpoint });
    expect(filled).not.toContain('<script');
    expect(read(filled)).toEqual({ analytics: { site, endpoint } });
  });

  it('throws if the placeholder is missing', () => {
    const SENTRY_DSN = 'https://key@sentry.example/1';
    expect(() => fillPage('<title>Relish</title>', { SENTRY_DSN })).toThrow(CannotStart);
  });

  it('contains no other configuration', () => {
    const config = { SENTRY_DSN: 'https://key@sentry.example/1', DATABASE_URL: 'postgresql://x' };
    expect(Object.keys(pageOptions(config))).not.toContain('DATABASE_URL');
  });
});
