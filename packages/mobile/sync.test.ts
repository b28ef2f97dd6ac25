import { describe, expect, it } from 'vitest';

import { findChangesBySync } from './check-sync.ts';
import { fillConfig, isWebOnly, readOrigin } from './native-page.ts';

it('a sync in a fresh clone changes nothing', { timeout: 60_000 }, () => {
  const { files, changed } = findChangesBySync();
  expect(changed).toEqual([]);
  expect(files).toBeGreaterThan(50);
});

describe('the address of the servers', () => {
  it.each([
    ['https://app.relish.uk', 'https://app.relish.uk'],
    ['https://app.relish.uk/', 'https://app.relish.uk'],
    ['https://app.relish.uk:8443', 'https://app.relish.uk:8443'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('may be %s', (address, origin) => {
    expect(readOrigin(address)).toBe(origin);
  });

  it.each([
    undefined,
    '',
    'app.relish.uk',
    'http://app.relish.uk',
    'https://app.relish.uk/api',
    'https://app.relish.uk?home=1',
    'https://user:password@app.relish.uk',
    'https://app.relish.example',
    'capacitor://localhost',
  ])('may not be %s', (address) => {
    expect(() => readOrigin(address)).toThrow(/RELISH_API_ORIGIN/);
  });
});

describe('the page of the native app', () => {
  const page = '<head><meta name="relish-config" content="{}" /><title>Relish</title></head>';

  it('contains its configuration where the web app reads it', () => {
    const filled = fillConfig(page, {
      api_origin: 'https://app.relish.uk',
      sentry_dsn: 'https://key@errors.relish.uk/1?a=1&b="2"',
    });
    const content = /content="([^"]*)" \/><title>/.exec(filled)?.[1] ?? '';
    expect(JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
      api_origin: 'https://app.relish.uk',
      sentry_dsn: 'https://key@errors.relish.uk/1?a=1&b="2"',
    });
  });

  it('is rejected if it has no place for the configuration, or two', () => {
    const config = { api_origin: 'https://app.relish.uk' };
    expect(() => fillConfig('<head></head>', config)).toThrow(/relish-config/);
    expect(() => fillConfig(page + page, config)).toThrow(/relish-config/);
  });

  it('contains neither the service worker nor compressed copies', () => {
    const files = ['index.html', 'sw.js', 'assets/index-A.js', 'assets/index-A.js.br', 'a.css.gz'];
    expect(files.filter((file) => !isWebOnly(file))).toEqual(['index.html', 'assets/index-A.js']);
  });
});
