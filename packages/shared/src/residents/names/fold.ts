/** Letters Unicode does not decompose, and look-alikes from other alphabets. */
const PLAIN: Record<string, string> = {
  ...pairs(
    'ł l ø o đ d ð d ß ss æ ae œ oe ı i þ th ŋ n ħ h ŧ t ɓ b ɗ d ɖ d ƙ k ƴ y ǝ e ə e ɛ e ɔ o',
  ),
  // Cyrillic and Greek by the look of the capital, so that both cases fold alike.
  ...pairs('а a в b е e з 3 к k м m н h о o р p с c т t у y х x і i ј j ѕ s ԁ d ӏ l'),
  ...pairs('α a β b ε e ζ z η h ι i κ k μ m ν n ο o ρ p τ t υ y χ x'),
};

function pairs(list: string): Record<string, string> {
  const both = list.split(' ');
  const small = both.flatMap((from, at) => (at % 2 === 0 ? [[from, both[at + 1] ?? '']] : []));
  const large = small
    .map(([from = '', to = '']) => [from.toUpperCase(), to.charAt(0).toUpperCase() + to.slice(1)])
    .filter(([from = '']) => from.length === 1);
  return Object.fromEntries([...large, ...small]) as Record<string, string>;
}

const APOSTROPHES = /[`´‘’‛′ʹʻʼʽʾʿˈꞋꞌ՚׳＇]/;
const DASHES = /[\p{Pd}−]/u;

function foldLetter(letter: string): string {
  if (APOSTROPHES.test(letter)) return "'";
  if (DASHES.test(letter)) return '-';
  const bare = letter.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '');
  return Array.from(bare, (each) => PLAIN[each] ?? each).join('');
}

const seen = new Map<string, string>();
const MOST_SEEN = 4096;

function foldCached(letter: string): string {
  const cached = seen.get(letter);
  if (cached !== undefined) return cached;
  const folded = foldLetter(letter);
  if (seen.size < MOST_SEEN) seen.set(letter, folded);
  return folded;
}

export interface Folded {
  /** Without accents and invisible characters; keeps case. */
  letters: string;
  /** Original offsets; undefined if nothing was folded. */
  from: number[] | undefined;
}

const NOTHING_TO_FOLD = /^[\0-_a-\u007F]*$/;

/** Normal form for comparing names: Zoë and Zoe, Łuczak and Luczak. */
export function fold(text: string): Folded {
  if (NOTHING_TO_FOLD.test(text)) return { letters: text, from: undefined };
  let letters = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const folded = NOTHING_TO_FOLD.test(letter) ? letter : foldCached(letter);
    letters += folded;
    for (let each = 0; each < folded.length; each += 1) from.push(at);
    at += letter.length;
  }
  from.push(text.length);
  return { letters, from };
}
