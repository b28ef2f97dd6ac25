import { fold } from './fold.ts';

export interface Word {
  low: string;
  isCapital: boolean;
  /** Possibly several words: inner capitals or digits, or a greeting with more after it. */
  isRunTogether: boolean;
  gap: string;
  from: number;
  to: number;
}

/** True for scripts without case. */
const isCapital = (word: string) => {
  const [first = ''] = word;
  return first !== first.toLowerCase() || first === first.toUpperCase();
};

const MAYBE_TOGETHER = /\d|.happy|happy.|.birthday|birthday.|welcome.|congrat/;
const WORD = /[\p{L}\p{N}]+/gu;

/** Runs of letters and digits; an apostrophe ends a word. */
export function splitWords(text: string): Word[] {
  const { letters, from } = fold(text);
  let end = 0;
  return [...letters.matchAll(WORD)].map(({ 0: word, index }) => {
    const gap = letters.slice(end, index);
    end = index + word.length;
    const low = word.toLowerCase();
    return {
      low,
      isCapital: isCapital(word),
      isRunTogether: low.slice(1) !== word.slice(1) || MAYBE_TOGETHER.test(low),
      gap,
      from: from?.[index] ?? index,
      to: from ? endOfLetter(text, from[end - 1] ?? 0) : end,
    };
  });
}

const COMBINING = /[\p{M}\p{Cf}]/u;

/** Includes combining marks. */
function endOfLetter(text: string, at: number): number {
  let end = at + String.fromCodePoint(text.codePointAt(at) ?? 0).length;
  while (end < text.length && COMBINING.test(text.charAt(end))) end += 1;
  return end;
}

const RUN_TOGETHER =
  /(?<=\p{Ll})(?<!^Ma?c)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\d)|(?<=\d)(?=(?!(?:st|nd|rd|th)(?!\p{L}))\p{L})/gu;
const GREETINGS = /happy|birthday|welcome|congratulations|congrats/giu;

/** Splits “#HappyBirthdayOlive” and “Olive90”; keeps McDonald. */
export function splitRunTogether(text: string, { from, to }: Word): Word[] {
  const source = text.slice(from, to);
  const opened = source.replaceAll(GREETINGS, '\0$&\0').replaceAll(RUN_TOGETHER, '\0');
  const pieces = opened.split('\0').filter((piece) => piece !== '');
  if (pieces.length < 2) return [];
  let at = from;
  return pieces.flatMap((piece) => {
    const words = splitWords(piece).map((word) => ({
      ...word,
      from: word.from + at,
      to: word.to + at,
    }));
    at += piece.length;
    return words;
  });
}
