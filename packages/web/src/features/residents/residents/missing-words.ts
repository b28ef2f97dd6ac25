import type { Missing } from '@relish/shared/residents/residents/choices.ts';

import { m } from '../../../words/m.ts';
import { inSentence } from './in-sentence.ts';
import { MISSING_WORDS } from './resident-words.ts';

const NAMED = 2;

/** Names the first missing part and counts the others. */
export function missingWords(missing: readonly Missing[]): string | null {
  if (missing.length === 0) return null;
  const isLong = missing.length > NAMED + 1;
  const named = (isLong ? missing.slice(0, NAMED) : missing).map((each) => MISSING_WORDS[each]());
  const more = missing.length - named.length;
  return inSentence(more === 0 ? named : [...named, m.residents_missing_more({ count: more })]);
}
