import {
  type InterestCode,
  interestLabel,
  isInterestCode,
} from '@relish/shared/interests/taxonomy.ts';

const NAMES = /^(?:Bollywood|Irish|Scottish|DIY|TV)\b/;

/** As part of a sentence: “loves singing”, “loves Irish music”. */
export function interestWords(code: string): string {
  if (!isInterestCode(code)) return code;
  const label = interestLabel(code satisfies InterestCode);
  return NAMES.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
