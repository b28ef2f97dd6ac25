const MONTH = String.raw`(?:april|may|june|august)`;
const A_NAME_AFTER_ALL = String.raw`(?!['’ʼ´]s\b|\s+(?:is|was|has|turns|will|and\s+(?:her|his|their))\b)`;
const OF_A_DATE = new RegExp(
  String.raw`(?:\d(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}\b|\b(?:in|until|till|since|early|mid|late|this|next|last)\s+${MONTH}\b${A_NAME_AFTER_ALL})` +
    String.raw`|(?<!\b(?:our|dear|to|happy|birthday|welcome)\s+)\b${MONTH}(?=\s+(?:[12]?\d|3[01]|20\d\d)(?:st|nd|rd|th)?(?!\d))|\bmay\s+day\b`,
  'giu',
);

/** Removes months that are also names: “on 12 May” is no one. */
export const withoutDates = (text: string): string =>
  text.replaceAll(OF_A_DATE, (found) => found.toLowerCase());
