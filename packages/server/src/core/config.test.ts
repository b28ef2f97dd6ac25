import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import webPush from 'web-push';

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
    ['MAIL_FROM', 'Relish'],
    ['SECRET_KEY', 'too-short'],
    ['SECRET_KEY', 'x'.repeat(42)],
    ['SECRET_KEY', `${'ab'.repeat(31)}g!`],
    ['S3_URL', 'https://s3.example.org/'],
    ['S3_URL', 'https://s3.example.org/bucket'],
    ['S3_REGION', 'eu-west-2'],
    ['VAPID_PUBLIC_KEY', 'x'],
    ['VAPID_PRIVATE_KEY', 'x'],
    ['PUSH_HOSTS', 'push.example.org,/x'],
    ['PUSH_HOSTS', 'http://push.example.org:80'],
    ['PUSH_HOSTS', 'http://127.0.0.1'],
    ['SENTRY_DSN', 'https://sentry.example/1'],
    ['SENTRY_DSN', 'https://key:secret@sentry.example/1'],
    ['ANALYTICS_SITE', 'relish.example'],
    ['ANALYTICS_ENDPOINT', 'https://plausible.example/api/event'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(CannotStart);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('takes push keys that belong together, and no others', () => {
    const [ours, theirs] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    const VAPID_PUBLIC_KEY = ours.publicKey;
    const given = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: ours.privateKey };
    expect(readConfig(given)).toMatchObject(given);
    const mixed = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: theirs.privateKey };
    expect(() => readConfig(mixed)).toThrow('VAPID_PUBLIC_KEY');
  });

  it('takes further push services, plain http on this machine only', () => {
    expect(readConfig({}).PUSH_HOSTS).toEqual([]);
    expect(readConfig({ PUSH_HOSTS: 'push.example.org, http://127.0.0.1:9000' })).toMatchObject({
      PUSH_HOSTS: [
        { protocol: 'https:', host: 'push.example.org', port: '' },
        { protocol: 'http:', host: '127.0.0.1', port: '9000' },
      ],
    });
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
