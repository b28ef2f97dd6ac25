/** Without letters and digits that look alike. */
export const POSTER_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 59 bits: too many to guess, few enough to type from a poster. */
export const POSTER_LENGTH = 12;
const PART = 4;

/** A mailed secret, or the code of a poster. */
export const LINK_SECRET = /^(?:[\w-]{43}|[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4})$/;

export const isPosterCode = (secret: string): boolean =>
  secret.length < 43 && LINK_SECRET.test(secret);

/** As it is printed, however it was typed. */
export function formatPosterCode(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return (letters.match(new RegExp(`.{1,${PART}}`, 'g')) ?? []).join('-');
}
