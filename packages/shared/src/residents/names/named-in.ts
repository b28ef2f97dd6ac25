import { findNames } from './find-names.ts';
import { withoutDates } from './month-names.ts';
import { makeNameBook } from './name-book.ts';
import type { Named } from './name-parts.ts';

export interface Nameable extends Named {
  id: string;
  /** Matched by full name only. */
  gone: boolean;
}

/**
 * Prefers a false match, as when hiding names. Another person's full name is theirs: Mary Brown is
 * not Mary Green.
 */
export function namedIn<P extends Nameable>(
  people: readonly P[],
  around: { others: readonly Named[]; keep: readonly string[] },
): (text: string) => P[] {
  const book = makeNameBook({ people, onlyFullName: ({ gone }) => gone, ...around });
  return (text) => {
    const named = new Set(findNames(withoutDates(text), book).map((hit) => hit.people));
    return people.filter((person) => [...named].some((each) => each.has(person)));
  };
}
