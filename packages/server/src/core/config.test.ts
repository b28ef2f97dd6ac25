import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { CannotStart } from './cannot-start.ts';
import { CONFIG_NAMES, readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 8080,
      HOST: 'localhost',
      PUBLIC_URL: 'http://localhost:8080',
      LOG_LEVEL: 'info',
      DEMO_DATA: true,
    });
  });

  it('has no demonstration data on PostgreSQL or open to the network unless asked', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).DEMO_DATA).toBe(false);
    const DATABASE_URL = 'postgresql://localhost/relish';
    expect(readConfig({ DATABASE_URL }).DEMO_DATA).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO_DATA: 'true' }).DEMO_DATA).toBe(true);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['PUBLIC_URL', 'relish.example'],
    ['SMTP_URL', 'http://mail'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['DEMO_DATA', '1'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(CannotStart);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('is documented, every variable of it', () => {
    const table = readFileSync(
      new URL('../../../../docs/configuration.md', import.meta.url),
      'utf8',
    );
    const documented = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => String(name));
    expect(documented.toSorted()).toEqual(CONFIG_NAMES.toSorted());
  });
});
