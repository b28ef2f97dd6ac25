const NO_ACCENT: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ı: 'i',
};

/** Letters without accents and without what nobody sees, so that Zoe is Zoë. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[’ʼ`´]/g, "'")
    .replaceAll(/[łŁøØđĐðßæÆœŒı]/g, (letter) => NO_ACCENT[letter] ?? letter);

export interface Word {
  /** In small letters, without apostrophes. */
  name: string;
  /** Whose it is, where it ends like Olive’s. */
  owner: string;
  isCapital: boolean;
  /** Nothing but a space or a hyphen stands before it. */
  follows: boolean;
}

/** Also in a script that has no capitals. */
const isCapital = (word: string) => {
  const [first = ''] = word;
  return first !== first.toLowerCase() || first === first.toUpperCase();
};

export function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => {
    const between = text.slice(end, index);
    end = index + word.length;
    const small = word.toLowerCase();
    return {
      name: small.replaceAll("'", ''),
      owner: small.replace(/'s$/, '').replaceAll("'", ''),
      isCapital: isCapital(word),
      follows: /^[\s-]*$/.test(between),
    };
  });
}

const RUN_TOGETHER =
  /(?<=\p{Ll})(?<!^Ma?c)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\d)|(?<=\d)(?=(?!(?:st|nd|rd|th)(?!\p{L}))\p{L})/gu;
const GREETINGS = /happy|birthday|welcome|congratulations|congrats/giu;

/** Words that were run together taken apart: “#HappyBirthdayOlive”, “Olive90”. A name like McDonald stays one. */
export const opened = (text: string, names: ReadonlySet<string>): string =>
  text.replaceAll(/[\p{L}\p{N}]+/gu, (word) =>
    names.has(word.toLowerCase())
      ? word
      : word.replaceAll(GREETINGS, ' $& ').replaceAll(RUN_TOGETHER, ' '),
  );

const MONTH = String.raw`(?:april|may|june|august)`;
const A_NAME_AFTER_ALL = String.raw`(?!'s\b|\s+(?:is|was|has|turns|will|and\s+(?:her|his|their))\b)`;
const OF_A_DATE = new RegExp(
  String.raw`(?:\d(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}\b|\b(?:in|until|till|since|early|mid|late|this|next|last)\s+${MONTH}\b${A_NAME_AFTER_ALL})` +
    String.raw`|(?<!\b(?:our|dear|to|happy|birthday|welcome)\s+)\b${MONTH}(?=\s+(?:[12]?\d|3[01]|20\d\d)(?:st|nd|rd|th)?(?!\d))|\bmay\s+day\b`,
  'giu',
);

/** Without the months that are names as well: “on 12 May” means nobody. */
export const withoutDates = (text: string): string =>
  text.replaceAll(OF_A_DATE, (found) => found.toLowerCase());
