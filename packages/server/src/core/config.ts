import { resolve } from 'node:path';

import { z } from 'zod';

import { CannotStart } from './cannot-start.ts';

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
  PUBLIC_URL: url('http', 'https')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().min(3).max(320).default('Relish <no-reply@relish.test>'),
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
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new CannotStart(`The configuration is wrong:\n${lines.join('\n')}`);
  }
  const { PUBLIC_URL, DEMO_DATA, ...rest } = parsed.data;
  return {
    ...rest,
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${rest.PORT}`,
    // Their password is public: only where nobody else can reach them, unless asked for.
    DEMO_DATA: DEMO_DATA ?? (rest.DATABASE_URL === undefined && LOOPBACK.has(rest.HOST)),
  };
}
