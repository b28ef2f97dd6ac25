import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import webPush from 'web-push';

import { CannotStart } from './cannot-start.ts';
import { CONFIG_NAMES, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has working defaults', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 8080,
      HOST: 'localhost',
      PUBLIC_URL: 'http://localhost:8080',
      LOG_LEVEL: 'info',
      DEMO_DATA: true,
      TRIAL_DAYS: 30,
      TRIAL_PACKAGE: 'E',
    });
  });

  it('disables demonstration data on PostgreSQL and public servers by default', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).DEMO_DATA).toBe(false);
    const DATABASE_URL = 'postgresql://localhost/relish';
    expect(readConfig({ DATABASE_URL }).DEMO_DATA).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO_DATA: 'true' }).DEMO_DATA).toBe(true);
  });

  it.each([
    [{ PUBLIC_URL: 'https://relish.example' }, false],
    [{ PUBLIC_URL: 'http://192.168.1.20:8080' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ PUBLIC_URL: 'https://relish.example', TRUST_PROXY: '1', DEMO_DATA: 'true' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:9000' }, true],
    [{ PUBLIC_URL: 'http://[::1]:9000', HOST: '::1' }, true],
  ])('with %j enables the demonstration: %s', (environment, on) => {
    expect(readConfig(environment).DEMO_DATA).toBe(on);
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
    ['OPERATOR_CONTACT_EMAIL', 'hello'],
    ['OPERATOR_CONTACT_PHONE', 'ring us'],
    ['TRIAL_DAYS', '-1'],
    ['TRIAL_DAYS', 'a month'],
    ['TRIAL_PACKAGE', 'A'],
    ['TRIAL_PACKAGE', 'Package E'],
    ['MAIL_FROM', 'Relish'],
    ['SECURITY_CONTACT', 'ring us'],
    ['SECURITY_CONTACT', 'http://relish.example'],
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
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(CannotStart);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it.each([
    ['security@relish.example', 'mailto:security@relish.example'],
    ['https://relish.example/security', 'https://relish.example/security'],
  ])('accepts %s as the security contact', (contact, kept) => {
    expect(readConfig({ SECURITY_CONTACT: contact }).SECURITY_CONTACT).toBe(kept);
  });

  it('accepts only matching push keys', () => {
    const [ours, theirs] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    const VAPID_PUBLIC_KEY = ours.publicKey;
    const keys = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: ours.privateKey };
    expect(readConfig(keys)).toMatchObject(keys);
    const mixed = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: theirs.privateKey };
    expect(() => readConfig(mixed)).toThrow('VAPID_PUBLIC_KEY');
  });

  it('accepts additional push hosts, with plain http only on loopback', () => {
    expect(readConfig({}).PUSH_HOSTS).toEqual([]);
    expect(readConfig({ PUSH_HOSTS: 'push.example.org, http://127.0.0.1:9000' })).toMatchObject({
      PUSH_HOSTS: [
        { protocol: 'https:', host: 'push.example.org', port: '' },
        { protocol: 'http:', host: '127.0.0.1', port: '9000' },
      ],
    });
  });

  it('is completely documented', () => {
    const table = readFileSync(
      new URL('../../../../docs/configuration.md', import.meta.url),
      'utf8',
    );
    const documented = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => String(name));
    expect(documented.toSorted()).toEqual(CONFIG_NAMES.toSorted());
  });
});
