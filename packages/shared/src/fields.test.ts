import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Email, personName, TimeZone } from './fields.ts';
import { NewPassword } from './password.ts';

describe('a name', () => {
  const name = personName('a name');

  it.each(['Zoë', 'O’Connor-Smith', '李小龍', 'Nguyễn Thị Minh', '  Mary  '])(
    'may be %s',
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
  ])('may not be %j', (value) => {
    expect(name.safeParse(value).success).toBe(false);
  });

  it('never lets through what the database cannot store', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const parsed = name.safeParse(value);
        return !parsed.success || (!parsed.data.includes('\u0000') && parsed.data.isWellFormed());
      }),
    );
  });
});

it('takes an e-mail address however it is typed', () => {
  expect(Email.parse(' Anne.Smith@Example.ORG ')).toBe('anne.smith@example.org');
  expect(Email.safeParse('anne@').success).toBe(false);
});

it('knows time zones', () => {
  expect(TimeZone.safeParse('Europe/London').success).toBe(true);
  expect(TimeZone.safeParse('Europe/Atlantis').success).toBe(false);
});

it('asks for passwords that are not guessed first', () => {
  expect(NewPassword.safeParse('correct horse battery').success).toBe(true);
  for (const weak of ['short', 'Password123', '1111111111', 'ababababab'])
    expect(NewPassword.safeParse(weak).success).toBe(false);
});
