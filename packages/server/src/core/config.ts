import { resolve } from 'node:path';

import { z } from 'zod';

import { readPushHost } from '../web-push/hosts.ts';
import { isKeyPair } from '../web-push/keys.ts';
import { CannotStart } from './cannot-start.ts';
import { parseSecretKey } from './secret-key.ts';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const url = (...schemes: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value);
      return parsed !== null && schemes.includes(parsed.protocol.slice(0, -1));
    },
    `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  );

const pushHosts = z.string().transform((value, context) =>
  value
    .split(',')
    .filter(Boolean)
    .flatMap((entry) => {
      const host = readPushHost(entry);
      if (host) return [host];
      context.addIssue('must be hosts like push.example.org, separated by commas');
      return [];
    }),
);

const secretKey = z.string().transform((value, context) => {
  const key = parseSecretKey(value);
  if (key) return key;
  context.addIssue('must be at least 32 bytes, in base64 or hex');
  return z.NEVER;
});

// Public in the page, so legacy DSNs that contain a secret are refused.
const sentryDsn = url('http', 'https').refine((value) => {
  const { username, password, pathname } = new URL(value);
  return username !== '' && password === '' && /\/\d+$/.test(pathname);
}, 'must be an address like https://key@host/1');

// RFC 9116 requires a mailto: link.
const securityContact = z
  .string()
  .max(500)
  .transform((value) => (/^[^\s:/@]+@[^\s:/@]+$/.test(value) ? `mailto:${value}` : value))
  .refine(
    (value) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(value),
    'must be an email address, or start with mailto:, https:// or tel:',
  );

/** Every setting; documented in docs/configuration.md. */
const Environment = z.object({
  PORT: whole(0, 65_535).default(8080),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  LIVE_DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_POOL: whole(1, 200).default(10),
  SECRET_KEY: secretKey.optional(),
  S3_URL: url('http', 'https')
    .refine(
      (value) => /^\/[^/]+\/?$/.test(URL.parse(value)?.pathname ?? ''),
      'must end with the bucket',
    )
    .optional(),
  S3_REGION: z.string().max(100).optional(),
  S3_ACCESS_KEY_ID: z.string().max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().max(200).optional(),
  PUBLIC_URL: url('http', 'https')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .max(320)
    .regex(/[^\s<>]@[^\s<>]/, 'must have an e-mail address')
    .default('Relish <no-reply@relish.test>'),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  PUSH_HOSTS: pushHosts.prefault(''),
  SENTRY_DSN: sentryDsn.optional(),
  ANALYTICS_SITE: z.string().max(200).optional(),
  ANALYTICS_ENDPOINT: url('http', 'https').optional(),
  SECURITY_CONTACT: securityContact.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PDF_WORKERS: whole(1, 32).optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  DEMO_DATA: flag.optional(),
  OPERATOR_CONTACT_NAME: z.string().max(120).optional(),
  OPERATOR_CONTACT_EMAIL: z.email('must be an email address').max(254).optional(),
  OPERATOR_CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d\s()-]{3,40}$/, 'must be a telephone number')
    .optional(),
  TRIAL_DAYS: whole(0, 365).default(30),
  // Package A never expires (spec 6), so it cannot be tried.
  TRIAL_PACKAGE: z.enum(['B', 'C', 'D', 'E']).default('E'),
});

export type Config = Omit<z.infer<typeof Environment>, 'PUBLIC_URL' | 'DEMO_DATA'> & {
  PUBLIC_URL: string;
  DEMO_DATA: boolean;
};

export const CONFIG_NAMES = Object.keys(Environment.shape);

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Reachable from other machines, directly or through a reverse proxy. */
export const isPublic = (config: Pick<Config, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY'>): boolean =>
  !LOOPBACK.has(config.HOST) ||
  !LOOPBACK.has(new URL(config.PUBLIC_URL).hostname) ||
  config.TRUST_PROXY > 0;

export function readConfig(environment: Record<string, string | undefined>): Config {
  // Shells and container files clear a variable by setting it empty.
  const values = Object.fromEntries(
    CONFIG_NAMES.map((name) => [name, environment[name] || undefined]),
  );
  const parsed = Environment.safeParse(values);
  if (!parsed.success)
    throw wrong(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const { DEMO_DATA, ...rest } = parsed.data;
  checkTogether(rest);
  const config = { ...rest, PUBLIC_URL: rest.PUBLIC_URL ?? `http://localhost:${rest.PORT}` };
  return {
    ...config,
    // Demonstration passwords are public, so it is off by default wherever strangers can sign in.
    DEMO_DATA: DEMO_DATA ?? (config.DATABASE_URL === undefined && !isPublic(config)),
  };
}

const TOGETHER = [
  ['S3_URL', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['ANALYTICS_SITE', 'ANALYTICS_ENDPOINT'],
] as const;

/** Settings that only work together must be set together. */
function checkTogether(settings: Omit<z.infer<typeof Environment>, 'PUBLIC_URL' | 'DEMO_DATA'>) {
  for (const names of TOGETHER) {
    const count = names.filter((name) => settings[name] !== undefined).length;
    if (count > 0 && count < names.length)
      throw wrong([`${names.join(', ')}: set all of them or none`]);
  }
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  if (publicKey !== undefined && privateKey !== undefined && !isKeyPair({ publicKey, privateKey }))
    throw wrong(['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: are no pair of base64url keys']);
}

const wrong = (lines: string[]) =>
  new CannotStart(`The configuration is invalid:\n${lines.map((line) => `  ${line}`).join('\n')}`);
