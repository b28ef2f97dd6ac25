/** Fuzzy name search: ignores accents, case, order, unfinished endings and small typos. */

const MARKS = /\p{M}/gu;
const SPECIAL: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[øłđßæœı]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// Short words allow no typos, or everything would match.
const slipsAllowed = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** From 0 (no match) to 1: every typed word must match. */
export function matchName(typed: string, words: readonly string[]): number {
  const wanted = fold(typed).split(' ').filter(Boolean);
  if (wanted.length === 0) return 0;
  // Ó Briain is also typed as one word.
  const candidates = words
    .flatMap((each) => [...fold(each).split(' '), joined(each)])
    .filter(Boolean);
  let total = 0;
  for (const word of wanted) {
    const best = Math.max(0, ...candidates.map((each) => fit(word, each)));
    if (best === 0) return 0;
    total += best;
  }
  return total / wanted.length;
}

const joined = (words: string) => fold(words).replaceAll(' ', '');

function fit(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.9;
  const allowed = slipsAllowed(typed.length);
  if (allowed === 0) return 0;
  // Letters not typed yet are no typos.
  const slips = Math.min(
    slipsBetween(typed, word.slice(0, typed.length)),
    slipsBetween(typed, word.slice(0, typed.length + 1)),
    slipsBetween(typed, word),
  );
  return slips <= allowed ? 0.8 - 0.2 * slips : 0;
}

function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** Possibly the same person, spelt or joined differently. */
export const namesAreSimilar = (a: string, b: string): boolean =>
  matchName(a, [b]) >= 0.6 || matchName(b, [a]) >= 0.6;
