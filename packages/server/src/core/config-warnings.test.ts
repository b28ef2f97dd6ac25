import { expect, it } from 'vitest';

import { configWarnings } from './config-warnings.ts';
import { readConfig } from './config.ts';

const warned = (environment: Record<string, string>) => configWarnings(readConfig(environment));

it('gives no warning for a server on loopback', () => {
  expect(warned({})).toEqual([]);
});

it('gives no warning for a public server with one trusted proxy', () => {
  expect(warned({ PUBLIC_URL: 'https://relish.example', TRUST_PROXY: '1' })).toEqual([]);
});

it('warns about public demonstration accounts', () => {
  const environment = { PUBLIC_URL: 'http://relish.example', DEMO_DATA: 'true' };
  expect(warned(environment)).toEqual([expect.stringContaining('DEMO_DATA')]);
});

it('warns about https without a trusted proxy', () => {
  const environment = { PUBLIC_URL: 'https://relish.example' };
  expect(warned(environment)).toEqual([expect.stringContaining('TRUST_PROXY')]);
});
