import { z } from 'zod';

import { daysBetween } from './days.ts';
import { ROLES } from './roles.ts';

// PostgreSQL cannot store NUL, and other invisible characters disguise names. Joiners are allowed,
// because some scripts need them.
const singleLine = /^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[\u200c\u200d])*$/u;
const loneSurrogate = /\p{Surrogate}/u;

const line = (max: number, what: string) =>
  z
    .string({ error: `Enter ${what}.` })
    .trim()
    .min(1, `Enter ${what}.`)
    .max(max, `Use at most ${max} characters.`)
    .regex(singleLine, 'Remove the characters that cannot be shown.')
    .refine((value) => !loneSurrogate.test(value), 'Remove the characters that cannot be shown.');

export const personName = (what: string) => line(80, what);
// Appears in mail to strangers, so it must not contain links.
export const placeName = (what: string) =>
  line(120, what).regex(/^(?!.*(:\/\/|www\.))/i, 'Leave out web addresses.');
export const shortText = (max: number, what: string) => line(max, what);

/** Empty, spaces and null all become null. */
export const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .regex(singleLine, 'Remove the characters that cannot be shown.')
    .refine((value) => !loneSurrogate.test(value), 'Remove the characters that cannot be shown.')
    .nullish()
    .transform((value) => value || null);

// Allows spaces and an extension; letters cannot be dialled.
export const Telephone = optionalLine(40).refine(
  (value) => value === null || /^\+?[\d\s()-]{3,}(?:(?:ext|x)\.? ?\d+)?$/i.test(value),
  'Enter a telephone number.',
);

// Line feeds and tabs are allowed, other control characters are not.
const severalLines = /^(?:[^\p{Cc}\p{Cf}]|[\n\r\t\u200c\u200d])*$/u;
const lines = (max: number) =>
  z
    .string({ error: 'Write something.' })
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .regex(severalLines, 'Remove the characters that cannot be shown.')
    .refine((value) => !loneSurrogate.test(value), 'Remove the characters that cannot be shown.');
export const longText = (max: number, what: string) => lines(max).min(1, `Enter ${what}.`);
export const optionalText = (max: number) =>
  lines(max)
    .nullish()
    .transform((value) => value || null);

export const Email = z
  .string({ error: 'Enter an e-mail address.' })
  .trim()
  .toLowerCase()
  .max(254, 'Use at most 254 characters.')
  .pipe(z.email('Enter an e-mail address like name@example.org.'));

// Lower case, as the database returns it: hashes must match.
export const Id = z.uuid('Choose one from the list.').toLowerCase();

/** Years before 1900 are typing errors. */
const isOfOurTime = (value: string) => value >= '1900' && value < '2201';

export const Day = z.iso
  .date({ error: 'Enter a date.', abort: true })
  .refine(isOfOurTime, 'Check the year.');
export const optionalDay = z
  .union([z.literal(''), Day], 'Enter a date.')
  .nullish()
  .transform((value) => value || null);

/** For a period whose ends can both be left open. */
export const limitPeriod =
  (longestDays: number, tooLong: string) =>
  (
    { from, to }: { from?: string | undefined; to?: string | undefined },
    context: z.RefinementCtx,
  ) => {
    if (from === undefined || to === undefined) return;
    if (from > to)
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: 'The end is before the beginning.',
      });
    else if (daysBetween(from, to) >= longestDays)
      context.addIssue({ code: 'custom', path: ['from'], message: tooLong });
  };

export const Language = z.string().regex(/^[a-z]{2}$/, 'Choose a language.');

/** ISO 8601 in UTC. */
export const instant = (missing: string) =>
  z.iso.datetime({ error: missing, abort: true }).refine(isOfOurTime, 'Check the year.');
export const Instant = instant('Enter a date and a time.');

export const Region = z.enum(['england', 'scotland', 'wales', 'northern_ireland', 'other'], {
  error: 'Choose a region.',
});
export type Region = z.infer<typeof Region>;

export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'Choose a time zone like Europe/London.');

function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(name) &&
      Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
    );
  } catch {
    return false;
  }
}

export const RoleField = z.enum(ROLES, { error: 'Choose a role.' });
