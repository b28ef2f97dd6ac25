import {
  type InterestCode,
  interestLabel,
  isInterestCode,
} from '@relish/shared/residents/interests/taxonomy.ts';

const NAMES = /^(?:Bollywood|Irish|Scottish|DIY|TV)\b/;

/** In mid-sentence form: “loves singing”, “loves Irish music”. */
export function interestWords(code: string): string {
  if (!isInterestCode(code)) return code;
  const label = interestLabel(code satisfies InterestCode);
  return NAMES.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
