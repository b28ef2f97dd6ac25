import { resolve } from 'node:path';

import { z } from 'zod';

import { readPushHost } from '../push/hosts.ts';
import { isKeyPair } from '../push/keys.ts';
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

// Whoever reads the page reads it: the old kind with a secret in it is refused.
const sentryDsn = url('http', 'https').refine((value) => {
  const { username, password, pathname } = new URL(value);
  return username !== '' && password === '' && /\/\d+$/.test(pathname);
}, 'must be an address like https://key@host/1');

/** Everything that can be set from outside; docs/configuration.md is its table. */
const Environment = z.object({
  PORT: whole(0, 65_535).default(8080),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: whole(0, 10).default(0),
  DEMO_DATA: flag.optional(),
});

export type Config = Omit<z.infer<typeof Environment>, 'PUBLIC_URL' | 'DEMO_DATA'> & {
  PUBLIC_URL: string;
  DEMO_DATA: boolean;
};

export const CONFIG_NAMES = Object.keys(Environment.shape);

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable is an unset one: that is how shells and container files clear them.
  const given = Object.fromEntries(
    CONFIG_NAMES.map((name) => [name, environment[name] || undefined]),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw wrong(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const { PUBLIC_URL, DEMO_DATA, ...rest } = parsed.data;
  checkTogether(rest);
  return {
    ...rest,
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${rest.PORT}`,
    // Their password is public: only where nobody else can reach them, unless asked for.
    DEMO_DATA: DEMO_DATA ?? (rest.DATABASE_URL === undefined && LOOPBACK.has(rest.HOST)),
  };
}

const TOGETHER = [
  ['S3_URL', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['ANALYTICS_SITE', 'ANALYTICS_ENDPOINT'],
] as const;

/** What only works together is given together. */
function checkTogether(given: Omit<z.infer<typeof Environment>, 'PUBLIC_URL' | 'DEMO_DATA'>) {
  for (const names of TOGETHER) {
    const count = names.filter((name) => given[name] !== undefined).length;
    if (count > 0 && count < names.length)
      throw wrong([`${names.join(', ')}: set all of them or none`]);
  }
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  if (publicKey !== undefined && privateKey !== undefined && !isKeyPair({ publicKey, privateKey }))
    throw wrong(['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: are no pair of base64url keys']);
}

const wrong = (lines: string[]) =>
  new CannotStart(`The configuration is wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`);
