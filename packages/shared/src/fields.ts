import { z } from 'zod';

import { ROLES } from './roles.ts';

// PostgreSQL cannot store NUL; other control and invisible characters disguise one name as another.
// Joiners are spared: some scripts are written with them.
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
// A home's name stands in mail to strangers: it must not carry them anywhere.
export const placeName = (what: string) =>
  line(120, what).regex(/^(?!.*(:\/\/|www\.))/i, 'Leave out web addresses.');
export const shortText = (max: number, what: string) => line(max, what);

/** May be left empty: nothing, spaces and null are all nothing. */
export const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .regex(singleLine, 'Remove the characters that cannot be shown.')
    .refine((value) => !loneSurrogate.test(value), 'Remove the characters that cannot be shown.')
    .nullish()
    .transform((value) => value || null);

// Several lines: line feeds and tabs are text, other control characters are not.
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

// In small letters, as the database gives it back: what is hashed must be what is stored.
export const Id = z.uuid('Choose one from the list.').toLowerCase();

/** Years before 1900 are slips of the finger, in a day and in a moment. */
const isOfOurTime = (value: string) => value >= '1900' && value < '2201';

/** A calendar day as it travels. */
export const Day = z.iso
  .date({ error: 'Enter a date.', abort: true })
  .refine(isOfOurTime, 'Check the year.');
export const optionalDay = z
  .union([z.literal(''), Day])
  .nullish()
  .transform((value) => value || null);

/** A language by its two letters. */
export const Language = z.string().regex(/^[a-z]{2}$/, 'Choose a language.');

/** A moment as it travels: ISO 8601 in UTC. */
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
