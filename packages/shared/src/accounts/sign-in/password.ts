import { z } from 'zod';

const typed = (what: string) =>
  z.string({ error: what }).min(1, what).max(200, 'Use at most 200 characters.');

/** For signing in: any length that could have been chosen. */
export const TypedPassword = typed('Enter your password.');

export const NewPassword = typed('Choose a password.')
  .min(10, 'Use at least 10 characters. Three or four words are easy to remember.')
  .refine((value) => new Set(value).size > 3, 'Use more different characters.');
