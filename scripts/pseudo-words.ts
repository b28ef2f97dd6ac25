import type { Message } from './words-compiler.ts';

const ACCENTED: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};
const LONGER = 0.4;

/** A text as a long language would need it: accented, 40 % longer, placeholders untouched. */
export function pseudoText(text: string): string {
  const accented = text
    .split(/(\{[^}]*\})/)
    .map((part) =>
      part.startsWith('{')
        ? part
        : part
            .split('')
            .map((letter) => ACCENTED[letter] ?? letter)
            .join(''),
    )
    .join('');
  return `${accented}${'·'.repeat(Math.ceil(text.length * LONGER))}`;
}

/** A whole catalogue, with the variants of its plurals. */
export const pseudo = (catalogue: Record<string, Message>): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [
      key,
      typeof message === 'string' ? pseudoText(message) : variants(message),
    ]),
  );

const variants = (message: Record<string, string>) =>
  Object.fromEntries(Object.entries(message).map(([rule, text]) => [rule, pseudoText(text)]));
