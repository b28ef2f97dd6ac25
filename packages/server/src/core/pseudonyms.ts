import { createHmac } from 'node:crypto';

// No vowels, so none forms a word; no characters that are easily confused.
const SIGNS = 'BCDFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 6;

/** Stable per reader and meaningless without the key. */
export type Pseudonyms = (who: { of: string; for: string; in: string }) => string;

export const createPseudonyms =
  (key: Buffer): Pseudonyms =>
  ({ of, for: reader, in: place }) => {
    const digest = createHmac('sha256', key).update(`${place} ${reader} ${of}`).digest();
    let rest = digest.readUIntBE(0, 6);
    const signs = Array.from({ length: LENGTH }, () => {
      const sign = SIGNS.charAt(rest % SIGNS.length);
      rest = Math.floor(rest / SIGNS.length);
      return sign;
    }).join('');
    return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
  };
