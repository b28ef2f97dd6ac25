const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * 02/04/1938, 2-4-1938, 1938-04-02 and 2 April 1938 are the same; anything else is returned as
 * typed.
 */
export function readDay(typed: string): string {
  const two = (part = '') => part.padStart(2, '0');
  const british = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed);
  if (british) return `${british[3]}-${two(british[2])}-${two(british[1])}`;
  const words = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.? (\d{4})$/i.exec(typed);
  const month = MONTHS.indexOf(words?.[2]?.slice(0, 3).toLowerCase() ?? '') + 1;
  return words && month > 0 ? `${words[3]}-${two(String(month))}-${two(words[1])}` : typed;
}
