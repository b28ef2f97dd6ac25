import { ORDINARY_NAMES } from './ordinary-names.ts';

export interface Named {
  first_name: string;
  preferred_name: string;
  last_name: string;
}

interface Hiding {
  /** Whose names must not be read. */
  others: readonly Named[];
  /** Names and phrases that stay, also where others bear them: the person's own, the home's. */
  keep: readonly string[];
  /** What stands there instead. */
  instead: string;
}

/** Title, name, the s of a whole family, an apostrophe without a letter after it; where it was found, and in what. */
type Hit = [
  title: string,
  name: string,
  family: string | undefined,
  mark: string | undefined,
  at: number,
  all: string,
];

const TITLES = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Sir|Lady)\.?\s+)?`;
const SHORT = 3;
/** Nobody sees it, and a name with it inside would not be found. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

const clean = (text: string) => text.normalize('NFC').replaceAll(/[’ʼ`]/g, "'").trim();
const escaped = (text: string) =>
  text
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll("'", "['’ʼ`]")
    .replaceAll(/\s+/g, String.raw`\s+`);

/** Small letters mean the word, or nothing: only a capital makes it somebody. */
export const needsCapital = (name: string) => name.length <= SHORT || ORDINARY_NAMES.has(name);
const isCapital = (text: string) => text.charAt(0) !== text.charAt(0).toLowerCase();

const beginsSentence = (text: string, at: number) =>
  /(^|[.!?…]["”’]?\s+|\n\s*)["“‘]?$/.test(text.slice(0, at));
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How somebody is addressed, or a small part of a name: alone it tells nobody. */
export const NOT_ALONE = new Set(
  `mr mrs ms miss dr prof sir lady lord sister brother father mother rev canon captain major auntie aunt uncle nan
  nana gran granny grandma grandad pop pani pan ji bibi van von der den de da di del la le el al bin ibn mac mc st
  saint o the`.split(/\s+/),
);

/** A name as it is written, and the parts of one that has several. */
const partsOf = (name: string): string[] => {
  const whole = clean(name);
  const parts = whole.split(/\s+/);
  const telling = parts.filter((part) => !NOT_ALONE.has(part.replace('.', '').toLowerCase()));
  return parts.length > 1 ? [whole, ...telling] : [whole];
};

/**
 * Takes the names of others out of what somebody wrote (N11): rather once too often than once too little. It makes a
 * function, because the names are many and the texts are too.
 */
export function hidingNames({ others, keep, instead }: Hiding): (text: string) => string {
  const kept = new Set(keep.map((phrase) => clean(phrase).toLowerCase()));
  const names = new Set(
    others
      .flatMap(({ first_name, preferred_name, last_name }) => [
        ...partsOf(first_name),
        ...partsOf(preferred_name),
        ...partsOf(last_name),
      ])
      .map((name) => name.toLowerCase())
      // A single letter is no name that a text could give away.
      .filter((name) => name.length > 1 && !kept.has(name)),
  );
  if (names.size === 0) return (text) => text;
  const longestFirst = [...names, ...kept]
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(${TITLES})(${longestFirst.map(escaped).join('|')})(s)?(?![\p{L}\p{M}\p{N}])(['’](?!\p{L}))?`,
    'giu',
  );
  const again = escaped(instead);
  const repeated = new RegExp(String.raw`(${again})(?:[\s-]+${again}(?![\p{L}\p{N}]))+`, 'giu');
  return (text) =>
    text
      .normalize('NFC')
      .replaceAll(UNSEEN, '')
      .replaceAll(pattern, (whole, ...[, found, family, mark = '', at, all]: Hit) => {
        const name = clean(found).toLowerCase().replaceAll(/\s+/g, ' ');
        if (!names.has(name)) return whole;
        // Roses are flowers, the Hartleys a family.
        if (needsCapital(name) && (!isCapital(found) || family !== undefined)) return whole;
        const shown = beginsSentence(all, at) ? capitalised(instead) : instead;
        // Marchbanks’ hand: whoever stands there instead has an s.
        return mark !== '' && name.endsWith('s') ? `${shown}${mark}s` : shown + mark;
      })
      // First and last name together are one person.
      .replaceAll(repeated, '$1');
}
