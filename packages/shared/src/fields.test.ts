import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { NewPassword } from './accounts/sign-in/password.ts';
import { Email, Id, Instant, personName, TimeZone } from './fields.ts';

describe('a name', () => {
  const name = personName('a name');

  it.each(['Zoë', 'O’Connor-Smith', '李小龍', 'Nguyễn Thị Minh', '  Mary  '])(
    'accepts %s',
    (value) => {
      expect(name.parse(value)).toBe(value.trim());
    },
  );

  it.each([
    '',
    '   ',
    'a\u0000b',
    'a\nb',
    '\uD800',
    '\u202Eabc',
    '\u200B',
    'a\u2028b',
    'x'.repeat(81),
  ])('rejects %j', (value) => {
    expect(name.safeParse(value).success).toBe(false);
  });

  it('never accepts what the database cannot store', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const parsed = name.safeParse(value);
        return !parsed.success || (!parsed.data.includes('\u0000') && parsed.data.isWellFormed());
      }),
    );
  });
});

it('normalises an email address', () => {
  expect(Email.parse(' Anne.Smith@Example.ORG ')).toBe('anne.smith@example.org');
  expect(Email.safeParse('anne@').success).toBe(false);
});

it('accepts only known time zones', () => {
  expect(TimeZone.safeParse('Europe/London').success).toBe(true);
  expect(TimeZone.safeParse('Europe/Atlantis').success).toBe(false);
});

it('requires passwords of ten sufficiently different characters', () => {
  expect(NewPassword.safeParse('correct horse battery').success).toBe(true);
  for (const weak of ['short', '1111111111', 'ababababab'])
    expect(NewPassword.safeParse(weak).success).toBe(false);
});

it('lower-cases an id as the database returns it', () => {
  expect(Id.parse('0197A000-0000-7000-8000-00000000000F')).toBe(
    '0197a000-0000-7000-8000-00000000000f',
  );
});

it('rejects instants before 1900', () => {
  for (const moment of ['1900-01-01T00:00:00Z', '2200-12-31T23:59:59.999Z'])
    expect(Instant.parse(moment)).toBe(moment);
  for (const [value, message] of [
    ['0001-01-01T00:00:00Z', 'Check the year.'],
    ['1899-12-31T23:59:59Z', 'Check the year.'],
    ['2201-01-01T00:00:00Z', 'Check the year.'],
    ['noon', 'Enter a date and a time.'],
  ] as const)
    expect(Instant.safeParse(value).error?.issues.map((each) => each.message)).toEqual([message]);
});
