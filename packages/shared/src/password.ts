import { z } from 'zod';

// Long ones that are guessed first all the same.
const COMMON = new Set([
  '1234567890',
  '12345678910',
  '0123456789',
  '0987654321',
  '1111111111',
  'password12',
  'password123',
  'password1234',
  'passw0rd123',
  'qwertyuiop',
  'qwerty12345',
  'qwerty123456',
  'letmein123',
  'welcome123',
  'welcome1234',
  'carehome123',
  'iloveyou123',
  'abcdefghij',
  'abcd123456',
  'administrator',
]);

const typed = (what: string) =>
  z.string({ error: what }).min(1, what).max(200, 'Use at most 200 characters.');

/** A password as typed to prove who one is: any length that could have been chosen. */
export const TypedPassword = typed('Enter your password.');

/** A password being chosen. */
export const NewPassword = typed('Choose a password.')
  .min(10, 'Use at least 10 characters. Three or four words are easy to remember.')
  .refine((value) => !COMMON.has(value.toLowerCase()), 'This password is guessed too easily.')
  .refine((value) => new Set(value).size > 3, 'Use more different characters.');
