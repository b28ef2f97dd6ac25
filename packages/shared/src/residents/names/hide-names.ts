import { findNames } from './find-names.ts';
import { makeNameBook } from './name-book.ts';
import type { Named } from './name-parts.ts';

interface Hiding {
  others: readonly Named[];
  /** Never hidden, even if shared with others: the resident's and their family's. */
  own: readonly Named[];
  /** Phrases to keep, such as the home's name. */
  keep: readonly string[];
  /** Names that are not misspellings of others: staff. */
  known?: readonly Named[];
  instead: string;
}

/** Invisible characters. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const TITLE = /(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Miss|Dr|Sir|Lady)\.?\s+$/iu;
const ONE_NAME = /^[\s-]*$/;
const LAST_APOSTROPHE = /^['’](?!\p{L})/u;

const beginsSentence = (before: string) => /(^|[.!?…]["”’]?\s+|\n\s*)["“‘]?$/.test(before);
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** N1, N11. Returns a function, so that names are prepared once for many texts. */
export function hidingNames(hiding: Hiding): (text: string) => string {
  const { others, own, keep, known = [], instead } = hiding;
  const book = makeNameBook({ people: others, own, keep, others: known });
  return (written) => {
    const text = written.normalize('NFC').replaceAll(UNSEEN, '');
    let hidden = '';
    let end = 0;
    for (const { from, to } of oneEach(text, findNames(text, book))) {
      const before = text.slice(end, from).replace(TITLE, '');
      hidden += before + (beginsSentence(hidden + before) ? capitalised(instead) : instead);
      end = to;
      // Marchbanks’ hand: the replacement needs an s.
      if (/s$/i.test(text.slice(from, to)) && LAST_APOSTROPHE.test(text.slice(to))) {
        hidden += `${text.charAt(to)}s`;
        end += 1;
      }
    }
    return hidden + text.slice(end);
  };
}

interface Span {
  from: number;
  to: number;
}

/** Merges first and last name into one hit. */
const oneEach = (text: string, hits: readonly Span[]): Span[] => {
  const spans: Span[] = [];
  for (const { from, to } of hits) {
    const last = spans.at(-1);
    if (last && ONE_NAME.test(text.slice(last.to, from))) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
};
