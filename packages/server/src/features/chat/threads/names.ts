import { isRelative } from '@relish/shared/permissions.ts';

import type { SignedIn } from '../../../core/handler.ts';

interface Author {
  first: string | null;
  last: string | null;
  is_home: boolean | null;
}

/** Families learn no last names of staff (N18). */
export const nameFor = (
  { user }: Pick<SignedIn, 'user'>,
  { first, last, is_home }: Author,
): string | null => {
  if (first === null) return null;
  return is_home && isRelative(user) ? first : `${first} ${last ?? ''}`.trim();
};

/** One line for lists. */
export const toExcerpt = (body: string): string => body.replaceAll(/\s+/g, ' ').trim();
